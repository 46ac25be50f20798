#include "statements.h"
#include <ctype.h>
#include <malloc.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

typedef struct {
  long long key, sortOrder;
  char *identifier, *title, *body, *byline, *section;
  double creationDate, updateDate, rating;
  int isRead;
} News;

static sqlite3 *database;

static void check(int code) {
  if (code == SQLITE_OK || code == SQLITE_ROW || code == SQLITE_DONE) return;
  fprintf(stderr, "%s\n", sqlite3_errmsg(database));
  exit(2);
}

static void run(const char *sql) { check(sqlite3_exec(database, sql, 0, 0, 0)); }

static sqlite3_stmt *prepared(const char *sql) {
  sqlite3_stmt *statement;
  check(sqlite3_prepare_v3(database, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, 0));
  return statement;
}

/// The order of texts of a store, for ASCII.
static int compareTexts(void *context, int n, const void *a, int m, const void *b) {
  const unsigned char *left = a, *right = b;
  int shorter = n < m ? n : m;
  for (int i = 0; i < shorter; i++) {
    int order = tolower(left[i]) - tolower(right[i]);
    if (order) return order;
  }
  return n != m ? n - m : memcmp(a, b, n);
}

static void openDatabase(const char *path) {
  check(sqlite3_open_v2(path, &database, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, 0));
  sqlite3_create_collation(database, "modelkit_text", SQLITE_UTF8, 0, compareTexts);
  run("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
}

static void bindText(sqlite3_stmt *statement, int place, const char *text) {
  sqlite3_bind_text(statement, place, text, -1, SQLITE_TRANSIENT);
}

static void step(sqlite3_stmt *statement) {
  check(sqlite3_step(statement));
  sqlite3_reset(statement);
}

#define COLUMNS                                                                                  \
  "\"@key\", identifier, title, body, byline, section, creationDate, updateDate, sortOrder, "    \
  "isRead, rating"

static long insertNews(int count) {
  sqlite3_stmt *insertion =
    prepared("INSERT INTO News (" COLUMNS ") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  char text[200];
  run("BEGIN IMMEDIATE");
  for (int i = 0; i < count; i++) {
    sqlite3_bind_int64(insertion, 1, i + 1);
    snprintf(text, sizeof text, "%08X-0000-4000-8000-%012X", i * 2654435761u, i);
    bindText(insertion, 2, text);
    snprintf(text, sizeof text, "Title %d of some length", i);
    bindText(insertion, 3, text);
    snprintf(text, sizeof text, "Body %d, which is as long as a sentence usually is", i);
    bindText(insertion, 4, text);
    bindText(insertion, 5, "Ada");
    bindText(insertion, 6, i % 2 ? "world" : "science");
    sqlite3_bind_double(insertion, 7, (i * 7919.0) - 1e6);
    sqlite3_bind_double(insertion, 8, i);
    sqlite3_bind_int64(insertion, 9, i);
    sqlite3_bind_int64(insertion, 10, i % 2);
    sqlite3_bind_double(insertion, 11, i / 8.0);
    step(insertion);
  }
  run("COMMIT");
  return count;
}

static char *copiedText(sqlite3_stmt *statement, int column) {
  const unsigned char *text = sqlite3_column_text(statement, column);
  return text ? strdup((const char *)text) : 0;
}

static News readNews(sqlite3_stmt *statement) {
  return (News){
    .key = sqlite3_column_int64(statement, 0),
    .identifier = copiedText(statement, 1),
    .title = copiedText(statement, 2),
    .body = copiedText(statement, 3),
    .byline = copiedText(statement, 4),
    .section = copiedText(statement, 5),
    .creationDate = sqlite3_column_double(statement, 6),
    .updateDate = sqlite3_column_double(statement, 7),
    .sortOrder = sqlite3_column_int64(statement, 8),
    .isRead = sqlite3_column_int(statement, 9),
    .rating = sqlite3_column_double(statement, 10),
  };
}

static void freeNews(News news) {
  free(news.identifier);
  free(news.title);
  free(news.body);
  free(news.byline);
  free(news.section);
}

static long fetchNews(int count) {
  News *all = malloc(sizeof(News) * count);
  sqlite3_stmt *selection =
    prepared("SELECT " COLUMNS " FROM News ORDER BY creationDate DESC, \"@key\"");
  int found = 0;
  while (sqlite3_step(selection) == SQLITE_ROW) all[found++] = readNews(selection);
  return found;
}

static long findNews(int count) {
  sqlite3_stmt *selection =
    prepared("SELECT " COLUMNS " FROM News WHERE identifier IS ? ORDER BY \"@key\"");
  char text[40];
  long found = 0;
  for (int i = 0; i < count; i++) {
    int number = (int)((i * 48271ll) % count);
    snprintf(text, sizeof text, "%08X-0000-4000-8000-%012X", number * 2654435761u, number);
    bindText(selection, 1, text);
    if (sqlite3_step(selection) == SQLITE_ROW) {
      freeNews(readNews(selection));
      found++;
    }
    sqlite3_reset(selection);
  }
  return found;
}

static long updateNews(int count) {
  sqlite3_stmt *update = prepared(
    "UPDATE News SET title = ?, sortOrder = ? WHERE \"@key\" = ? AND title IS ? "
    "AND sortOrder IS ?");
  char text[200];
  run("BEGIN IMMEDIATE");
  for (int i = 0; i < count; i++) {
    snprintf(text, sizeof text, "Another title of number %d", i);
    bindText(update, 1, text);
    sqlite3_bind_int64(update, 2, i + 1);
    sqlite3_bind_int64(update, 3, i + 1);
    snprintf(text, sizeof text, "Title %d of some length", i);
    bindText(update, 4, text);
    sqlite3_bind_int64(update, 5, i);
    step(update);
  }
  run("COMMIT");
  return sqlite3_total_changes(database);
}

static long deleteNews(int count) {
  sqlite3_stmt *deletion = prepared("DELETE FROM News WHERE \"@key\" = ?");
  run("BEGIN IMMEDIATE");
  for (int i = 0; i < count; i++) {
    sqlite3_bind_int64(deletion, 1, i + 1);
    step(deletion);
  }
  run("COMMIT");
  return sqlite3_total_changes(database);
}

static long insertAuthors(int count) {
  sqlite3_stmt *author = prepared("INSERT INTO Author (\"@key\", name) VALUES (?, ?)");
  sqlite3_stmt *article =
    prepared("INSERT INTO Article (\"@key\", title, author) VALUES (?, ?, ?)");
  char text[80];
  run("BEGIN IMMEDIATE");
  for (int i = 0; i < count; i++) {
    snprintf(text, sizeof text, "Author %d", i);
    sqlite3_bind_int64(author, 1, i + 1);
    bindText(author, 2, text);
    step(author);
  }
  for (int i = 0; i < count * 10; i++) {
    snprintf(text, sizeof text, "Article %d of an author", i);
    sqlite3_bind_int64(article, 1, i + 1);
    bindText(article, 2, text);
    sqlite3_bind_int64(article, 3, i / 10 + 1);
    step(article);
  }
  run("COMMIT");
  return sqlite3_total_changes(database);
}

static long traverseAuthors(int count) {
  sqlite3_stmt *authors = prepared("SELECT \"@key\", name FROM Author ORDER BY \"@key\"");
  sqlite3_stmt *articles =
    prepared("SELECT \"@key\", title, author FROM Article WHERE author = ? ORDER BY \"@key\"");
  long length = 0;
  while (sqlite3_step(authors) == SQLITE_ROW) {
    char *name = copiedText(authors, 1);
    sqlite3_bind_int64(articles, 1, sqlite3_column_int64(authors, 0));
    while (sqlite3_step(articles) == SQLITE_ROW) {
      char *title = copiedText(articles, 1);
      length += strlen(title);
      free(title);
    }
    sqlite3_reset(articles);
    free(name);
  }
  return length;
}

static long countNews(void) {
  sqlite3_stmt *query = prepared("SELECT count(*) FROM News");
  long total = 0;
  for (int i = 0; i < 200; i++) {
    sqlite3_step(query);
    total += sqlite3_column_int64(query, 0);
    sqlite3_reset(query);
  }
  return total;
}

long runStatements(const char *path, const char *name, int count) {
  openDatabase(path);
  if (!strcmp(name, "insert")) return insertNews(count);
  if (!strcmp(name, "fetch") || !strcmp(name, "memory")) return fetchNews(count);
  if (!strcmp(name, "find")) return findNews(count);
  if (!strcmp(name, "update")) return updateNews(count);
  if (!strcmp(name, "delete")) return deleteNews(count);
  if (!strcmp(name, "count")) return countNews();
  if (!strcmp(name, "build")) return insertAuthors(count / 10);
  if (!strcmp(name, "traverse")) return traverseAuthors(count / 10);
  fprintf(stderr, "no case is called %s\n", name);
  exit(64);
}

void moveIntoDatabase(const char *path) {
  openDatabase(path);
  run("PRAGMA wal_checkpoint(TRUNCATE)");
}

double processorTime(void) {
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  return usage.ru_utime.tv_sec + usage.ru_stime.tv_sec
    + (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
}

long residentMemory(void) {
  long size = 0, resident = 0;
  FILE *file = fopen("/proc/self/statm", "r");
  if (fscanf(file, "%ld %ld", &size, &resident) != 2) resident = 0;
  fclose(file);
  return resident * sysconf(_SC_PAGESIZE);
}

long peakMemory(void) {
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  return usage.ru_maxrss * 1024;
}

void trimMemory(void) { malloc_trim(0); }
