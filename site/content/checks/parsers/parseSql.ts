import mysql from 'node-sql-parser/build/mysql.js';
import postgresql from 'node-sql-parser/build/postgresql.js';
import transactsql from 'node-sql-parser/build/transactsql.js';

import type { SyntaxFault } from './syntaxFault';
import { splitSql } from './splitSql';

const dialects = [
  { parser: new postgresql.Parser(), database: 'postgresql' },
  { parser: new mysql.Parser(), database: 'mysql' },
  { parser: new transactsql.Parser(), database: 'transactsql' },
];

/** Reads SQL statement by statement, each in the dialect of Postgres, MySQL or SQL Server. */
export function parseSql(source: string): SyntaxFault | undefined {
  for (const { text, line } of splitSql(source)) {
    if (unknownSql.some(({ statement }) => statement.test(text))) continue;
    const faults = dialects.map(({ parser, database }) => faultOf(() => parser.astify(text, { database })));
    if (faults.includes(undefined)) continue;
    // The dialect that came furthest is the one that was meant.
    const [furthest] = faults.filter((fault) => fault !== undefined).sort((a, b) => b.line - a.line);
    return { line: line + furthest!.line - 1, reason: furthest!.reason };
  }
  return undefined;
}

function faultOf(parse: () => unknown): SyntaxFault | undefined {
  try {
    parse();
    return undefined;
  } catch (error) {
    const { location, found } = error as { location?: { start: { line: number } }; found?: string | null };
    return {
      line: location?.start.line ?? 1,
      reason: found ? `${JSON.stringify(found)} is not expected` : 'something is missing at the end',
    };
  }
}

/** A statement that is right, and that the parser does not know. */
interface UnknownSql {
  /** Matches the whole statement, as narrowly as it can. */
  statement: RegExp;
  /** What the parser lacks. */
  reason: string;
}

const roleOption =
  /(?:NO)?(?:SUPERUSER|CREATEDB|CREATEROLE|INHERIT|LOGIN|REPLICATION|BYPASSRLS)|CONNECTION LIMIT -?\d+|VALID UNTIL '[^']+'|PASSWORD '[^']+'/;

/** Statements that are taken without being parsed. */
const unknownSql: UnknownSql[] = [
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
