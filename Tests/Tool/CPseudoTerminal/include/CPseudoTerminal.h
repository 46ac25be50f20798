// Includes nothing: the functions behind it are not visible in module Glibc.

/// Opens a pseudo-terminal of the given size.
///
/// @param other_end receives the path of the end that a program runs on, at most 64 bytes.
/// @return the descriptor of this end, or -1 with errno set.
int pseudo_terminal_open(unsigned short columns, unsigned short rows, char *other_end);

/// Starts a program as the leader of a session whose terminal is the other end.
///
/// @return its process identifier, or -1 with errno set.
int pseudo_terminal_spawn(const char *other_end, const char *program, char *const *arguments);
