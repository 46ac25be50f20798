#pragma once
#include <sqlite3.h>

/// A name in quotes that a table does not have is an error then, and no text.
static inline void refuse_quoted_texts(sqlite3 *database) {
  sqlite3_db_config(database, SQLITE_DBCONFIG_DQS_DML, 0, (int *)0);
}
