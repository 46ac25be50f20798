#define _GNU_SOURCE
#include "CPseudoTerminal.h"

#include <fcntl.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>

int pseudo_terminal_open(unsigned short columns, unsigned short rows, char *other_end) {
  int descriptor = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (descriptor < 0) return -1;
  struct winsize size = {.ws_row = rows, .ws_col = columns};
  if (grantpt(descriptor) == 0 && unlockpt(descriptor) == 0 &&
      ioctl(descriptor, TIOCSWINSZ, &size) == 0 && ptsname_r(descriptor, other_end, 64) == 0)
    return descriptor;
  close(descriptor);
  return -1;
}

int pseudo_terminal_spawn(const char *other_end, const char *program, char *const *arguments) {
  pid_t process = fork();
  if (process != 0) return process;
  setsid();
  int descriptor = open(other_end, O_RDWR);
  if (descriptor < 0 || ioctl(descriptor, TIOCSCTTY, 0) < 0) _exit(127);
  for (int stream = 0; stream < 3; stream++) dup2(descriptor, stream);
  if (descriptor > 2) close(descriptor);
  execv(program, arguments);
  _exit(127);
}
