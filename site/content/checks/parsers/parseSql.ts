import mysql from 'node-sql-parser/build/mysql.js';
import postgresql from 'node-sql-parser/build/postgresql.js';
import transactsql from 'node-sql-parser/build/transactsql.js';

import type { SyntaxFault } from './syntaxFault';

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

/** One statement of a script. */
interface SqlStatement {
  /** Without the semicolon and what stands around it. */
  text: string;
  /** Line of the script on which it begins; the first is 1. */
  line: number;
}

/** A comment, something quoted, a body between dollars, or the end of a statement. */
const token = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]*"|`[^`]*`|(\$\w*\$)[\s\S]*?\1|;|^GO$/gm;

/** Splits a script at its semicolons, and at the `GO` of SQL Server; comments are blanked. */
export function splitSql(source: string): SqlStatement[] {
  const statements: SqlStatement[] = [];
  let text = '';
  let line = 1;
  const add = (part: string) => {
    // Blank lines above a statement are not part of it.
    if (text.trim() === '') {
      const blank = (text + part).match(/^\s*/)![0];
      line += blank.split('\n').length - 1;
      text = (text + part).slice(blank.length);
    } else text += part;
  };
  const end = () => {
    const trimmed = text.trimEnd();
    if (trimmed !== '') statements.push({ text: trimmed, line });
    line += text.split('\n').length - 1;
    text = '';
  };
  let from = 0;
  for (const match of source.matchAll(token)) {
    add(source.slice(from, match.index));
    const [found] = match;
    if (found === ';' || found === 'GO') end();
    else add(/^(?:--|\/\*)/.test(found) ? found.replace(/[^\n]/g, '') : found);
    from = match.index + found.length;
  }
  add(source.slice(from));
  end();
  return statements;
}
