#include "lossydisk.h"
#include <limits.h>
#include <pthread.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { sectorSize = 512 };

/// A piece of a file that was written and not synchronized; data is NULL for a truncation.
typedef struct Change {
  long long offset;
  int count;
  unsigned char *data;
  struct Change *next;
} Change;

/// What is on the disk of a file, and what is still to come.
typedef struct Image {
  char *path;
  unsigned char *bytes;
  long long size;
  Change *first, *last;
  struct Image *next;
} Image;

/// The file that SQLite has, with the file of the system behind it.
typedef struct {
  sqlite3_file base;
  Image *image;
} LossyFile;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static sqlite3_vfs vfs, *system_vfs;
static char *disk;
static int writes, limit = INT_MAX;
static Image *images;

static sqlite3_file *inner(sqlite3_file *file) {
  return (sqlite3_file *)((char *)file + sizeof(LossyFile));
}

static Image *imageOf(sqlite3_file *file) { return ((LossyFile *)file)->image; }

/// Counts a step, and tells whether the power is gone before it.
static int isCut(void) { return writes++ >= limit; }

static int hasNoPower(void) { return writes > limit; }

static Image *findImage(const char *path) {
  for (Image *image = images; image; image = image->next)
    if (!strcmp(image->path, path)) return image;
  return NULL;
}

/// What the file has as the disk begins, all of it safe.
static Image *makeImage(const char *path) {
  Image *image = calloc(1, sizeof *image);
  image->path = strdup(path);
  FILE *file = fopen(path, "rb");
  if (file) {
    fseek(file, 0, SEEK_END);
    image->size = ftell(file);
    image->bytes = malloc(image->size + 1);
    rewind(file);
    if (fread(image->bytes, 1, image->size, file) != (size_t)image->size) image->size = 0;
    fclose(file);
  }
  image->next = images;
  return images = image;
}

static void resize(Image *image, long long size) {
  image->bytes = realloc(image->bytes, size + 1);
  if (size > image->size) memset(image->bytes + image->size, 0, size - image->size);
  image->size = size;
}

static void put(Image *image, const unsigned char *data, int count, long long offset) {
  if (offset + count > image->size) resize(image, offset + count);
  memcpy(image->bytes + offset, data, count);
}

static void note(Image *image, const void *data, int count, long long offset) {
  Change *change = calloc(1, sizeof *change);
  change->offset = offset;
  change->count = count;
  if (data) memcpy(change->data = malloc(count), data, count);
  if (image->last) image->last->next = change;
  else image->first = change;
  image->last = change;
}

/// Puts changes on the disk: all of them, or some sectors of each.
static void settle(Image *image, int isWhole, unsigned *seed) {
  for (Change *change = image->first, *next; change; change = next) {
    next = change->next;
    if (!change->data) {
      if (isWhole || (*seed && rand_r(seed) % 2)) resize(image, change->offset);
    } else if (isWhole) {
      put(image, change->data, change->count, change->offset);
    } else if (*seed) {
      for (int start = 0; start < change->count; start += sectorSize) {
        int count = change->count - start < sectorSize ? change->count - start : sectorSize;
        if (rand_r(seed) % 2) put(image, change->data + start, count, change->offset + start);
      }
    }
    free(change->data);
    free(change);
  }
  image->first = image->last = NULL;
}

static int closeFile(sqlite3_file *file) {
  return inner(file)->pMethods ? inner(file)->pMethods->xClose(inner(file)) : SQLITE_OK;
}

static int readFile(sqlite3_file *file, void *data, int count, sqlite3_int64 offset) {
  return inner(file)->pMethods->xRead(inner(file), data, count, offset);
}

static int writeFile(sqlite3_file *file, const void *data, int count, sqlite3_int64 offset) {
  pthread_mutex_lock(&lock);
  Image *image = imageOf(file);
  int code = SQLITE_OK;
  if (image && isCut()) code = SQLITE_IOERR_WRITE;
  else if (image) note(image, data, count, offset);
  if (code == SQLITE_OK) code = inner(file)->pMethods->xWrite(inner(file), data, count, offset);
  pthread_mutex_unlock(&lock);
  return code;
}

static int truncateFile(sqlite3_file *file, sqlite3_int64 size) {
  pthread_mutex_lock(&lock);
  Image *image = imageOf(file);
  int code = SQLITE_OK;
  if (image && isCut()) code = SQLITE_IOERR_TRUNCATE;
  else if (image) note(image, NULL, 0, size);
  if (code == SQLITE_OK) code = inner(file)->pMethods->xTruncate(inner(file), size);
  pthread_mutex_unlock(&lock);
  return code;
}

static int syncFile(sqlite3_file *file, int flags) {
  pthread_mutex_lock(&lock);
  Image *image = imageOf(file);
  int code = SQLITE_OK;
  unsigned none = 0;
  if (image && isCut()) code = SQLITE_IOERR_FSYNC;
  else if (image) settle(image, 1, &none);
  pthread_mutex_unlock(&lock);
  return code;
}

static int fileSize(sqlite3_file *file, sqlite3_int64 *size) {
  return inner(file)->pMethods->xFileSize(inner(file), size);
}
static int lockFile(sqlite3_file *file, int level) {
  return inner(file)->pMethods->xLock(inner(file), level);
}
static int unlockFile(sqlite3_file *file, int level) {
  return inner(file)->pMethods->xUnlock(inner(file), level);
}
static int checkLock(sqlite3_file *file, int *result) {
  return inner(file)->pMethods->xCheckReservedLock(inner(file), result);
}
static int controlFile(sqlite3_file *file, int operation, void *argument) {
  return inner(file)->pMethods->xFileControl(inner(file), operation, argument);
}
static int sectorSizeOf(sqlite3_file *file) { return sectorSize; }
static int characteristics(sqlite3_file *file) { return 0; }
static int mapMemory(sqlite3_file *file, int page, int size, int extend, void volatile **memory) {
  return inner(file)->pMethods->xShmMap(inner(file), page, size, extend, memory);
}
static int lockMemory(sqlite3_file *file, int offset, int count, int flags) {
  return inner(file)->pMethods->xShmLock(inner(file), offset, count, flags);
}
static void memoryBarrier(sqlite3_file *file) { inner(file)->pMethods->xShmBarrier(inner(file)); }
static int unmapMemory(sqlite3_file *file, int isDeleted) {
  return inner(file)->pMethods->xShmUnmap(inner(file), isDeleted);
}

static const sqlite3_io_methods methods = {
  2, closeFile, readFile, writeFile, truncateFile, syncFile, fileSize, lockFile, unlockFile,
  checkLock, controlFile, sectorSizeOf, characteristics, mapMemory, lockMemory, memoryBarrier,
  unmapMemory,
};

static int openFile(
  sqlite3_vfs *self, const char *path, sqlite3_file *file, int flags, int *outFlags
) {
  LossyFile *lossy = (LossyFile *)file;
  memset(file, 0, self->szOsFile);
  pthread_mutex_lock(&lock);
  if (disk && path && !strncmp(path, disk, strlen(disk))) {
    lossy->image = findImage(path);
    if (!lossy->image) lossy->image = makeImage(path);
  }
  pthread_mutex_unlock(&lock);
  int code = system_vfs->xOpen(system_vfs, path, inner(file), flags, outFlags);
  // SQLite closes what has methods.
  if (inner(file)->pMethods) file->pMethods = &methods;
  return code;
}

/// A file that is gone at once and for good: SQLite deletes only what it does not need any more.
static int deleteFile(sqlite3_vfs *self, const char *path, int isSynchronized) {
  pthread_mutex_lock(&lock);
  Image *image = disk ? findImage(path) : NULL;
  int isLost = image && hasNoPower();
  if (image && !isLost) {
    unsigned none = 0;
    settle(image, 0, &none);
    image->size = 0;
  }
  pthread_mutex_unlock(&lock);
  return isLost ? SQLITE_IOERR_DELETE : system_vfs->xDelete(system_vfs, path, isSynchronized);
}

static void install(void) {
  system_vfs = sqlite3_vfs_find(NULL);
  vfs = *system_vfs;
  vfs.zName = "lossydisk";
  vfs.szOsFile = sizeof(LossyFile) + system_vfs->szOsFile;
  vfs.xOpen = openFile;
  vfs.xDelete = deleteFile;
  sqlite3_vfs_register(&vfs, 1);
}

void lossydisk_begin(const char *folder, int writeLimit) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, install);
  pthread_mutex_lock(&lock);
  free(disk);
  disk = strdup(folder);
  writes = 0;
  limit = writeLimit;
  pthread_mutex_unlock(&lock);
}

int lossydisk_writeCount(void) { return writes; }

void lossydisk_restore(unsigned seed) {
  pthread_mutex_lock(&lock);
  for (Image *image = images, *next; image; image = next) {
    next = image->next;
    settle(image, 0, &seed);
    FILE *file = image->size > 0 ? fopen(image->path, "wb") : NULL;
    if (file) {
      fwrite(image->bytes, 1, image->size, file);
      fclose(file);
    } else {
      remove(image->path);
    }
    free(image->bytes);
    free(image->path);
    free(image);
  }
  images = NULL;
  writes = 0;
  limit = INT_MAX;
  pthread_mutex_unlock(&lock);
}

void lossydisk_end(void) {
  lossydisk_restore(0);
  pthread_mutex_lock(&lock);
  free(disk);
  disk = NULL;
  pthread_mutex_unlock(&lock);
}
