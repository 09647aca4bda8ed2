/** A statement that is right, and that the parser does not know. */
export interface UnknownSql {
  /** Matches the whole statement, as narrowly as it can. */
  statement: RegExp;
  /** What the parser lacks. */
  reason: string;
}

const roleOption =
  /(?:NO)?(?:SUPERUSER|CREATEDB|CREATEROLE|INHERIT|LOGIN|REPLICATION|BYPASSRLS)|CONNECTION LIMIT -?\d+|VALID UNTIL '[^']+'|PASSWORD '[^']+'/;

/** Statements that are taken without being parsed. */
export const unknownSql: UnknownSql[] = [
  {
    statement: new RegExp(`^CREATE ROLE \\w+ WITH(?:\\s+(?:${roleOption.source}))+$`),
    reason: 'node-sql-parser 5 reads the options of a user of MySQL, not those of a role of Postgres.',
  },
  {
    statement:
      /^ALTER DEFAULT PRIVILEGES FOR ROLE \w+ IN SCHEMA \w+\s+GRANT (?:SELECT|INSERT|UPDATE|DELETE)(?:, (?:SELECT|INSERT|UPDATE|DELETE))* ON TABLES TO \w+$/,
    reason: 'node-sql-parser 5 does not know ALTER DEFAULT PRIVILEGES with more than one privilege.',
  },
  {
    statement: /^ALTER DEFAULT PRIVILEGES FOR ROLE \w+ IN SCHEMA \w+\s+GRANT USAGE ON SEQUENCES TO \w+$/,
    reason: 'node-sql-parser 5 does not know USAGE in ALTER DEFAULT PRIVILEGES.',
  },
  {
    statement: /^GRANT VIEW DEFINITION TO \w+$/,
    reason: 'node-sql-parser 5 does not know GRANT of a permission on a whole database of SQL Server.',
  },
];
