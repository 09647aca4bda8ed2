import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

const page = readFileSync('content/guides/runs.mdx', 'utf8');

/** The cells of a row of the page's tables, by the words in bold in its first cell. */
function rowOf(name: string): string[] {
  const lines = page.split('\n').filter((line) => line.startsWith(`| **${name}**`));
  if (lines.length !== 1) throw new Error(`The page has ${lines.length} rows with ${name}, expected one.`);
  return lines[0]!.split('|').map((cell) => cell.trim());
}

// The worker's statements: the same rows in both attempts, with a kept key, one that the database makes, or none.
const tables = [
  {
    table: 'kept',
    first: "(id, name) VALUES (1, 'a'), (2, 'b')",
    rows: 3,
    key: 'kept key',
    result: 'skipped',
  },
  { table: 'made', first: "(name) VALUES ('a'), ('b')", rows: 5, key: 'new key', result: 'Doubled' },
  { table: 'bare', first: "(name) VALUES ('a'), ('b')", rows: 5, key: 'no key', result: 'Doubled' },
];
const next = (first: string) =>
  first.replace(/VALUES.*/, first.startsWith('(id') ? "VALUES (3, 'c')" : "VALUES ('c')");

describe('a second attempt on Postgres', () => {
  const database = new PGlite();
  beforeAll(() => database.waitReady, 60_000);
  beforeEach(() => database.exec('BEGIN'));
  afterEach(() => database.exec('ROLLBACK'));
  afterAll(() => database.close());

  test.each(tables)('with a $key: rows are $result', async ({ table, first, rows, key, result }) => {
    await database.exec(`
      CREATE TABLE kept (id int PRIMARY KEY, name text);
      CREATE TABLE made (id serial PRIMARY KEY, name text);
      CREATE TABLE bare (name text);
      INSERT INTO ${table} ${first};
      INSERT INTO ${table} ${first} ON CONFLICT DO NOTHING;
      INSERT INTO ${table} ${next(first)} ON CONFLICT DO NOTHING;
    `);
    expect((await database.query(`SELECT * FROM ${table}`)).rows).toHaveLength(rows);
    expect(rowOf(`Postgres, ${key}`).at(-2)).toContain(result);
  });

  test('fails on a deferrable key, with the message on the page', async () => {
    await database.exec('CREATE TABLE late (id int PRIMARY KEY DEFERRABLE)');
    const message = 'ON CONFLICT does not support deferrable unique constraints';
    await expect(database.exec('INSERT INTO late VALUES (1) ON CONFLICT DO NOTHING')).rejects.toThrow(
      message,
    );
    expect(page).toContain(message);
  });

  test.each([
    ['a foreign key without its parent', '(1, 9)'],
    ['a missing value', '(NULL, 1)'],
  ])('fails again on %s', async (_, values) => {
    await database.exec(`
      CREATE TABLE parents (id int PRIMARY KEY);
      CREATE TABLE children (id int NOT NULL, parent_id int REFERENCES parents);
      INSERT INTO parents VALUES (1);
    `);
    const insert = `INSERT INTO children VALUES ${values} ON CONFLICT DO NOTHING`;
    await expect(database.exec(insert)).rejects.toThrow('violates');
  });
});

// This runs on MariaDB in the strict mode that is the default of MySQL 8.
const installed = spawnSync('mariadbd', ['--version']).status === 0;

describe.skipIf(!installed)("a second attempt on MySQL, if Debian's mariadb-server is installed", () => {
  let folder: string;
  let server: ChildProcess;

  /** Runs statements and returns their output, a line for each row. */
  function run(sql: string): string {
    const args = [
      '--no-defaults',
      '--user=root',
      `--socket=${folder}/socket`,
      '--skip-column-names',
      '--batch',
    ];
    const { status, stdout, stderr } = spawnSync('mariadb', [...args, `--execute=${sql}`], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
    return stdout.trim();
  }

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'mariadb-'));
    const options = ['--no-defaults', `--datadir=${folder}/data`, `--user=${userInfo().username}`];
    spawnSync('mariadb-install-db', [...options, '--auth-root-authentication-method=normal'], {
      stdio: 'ignore',
    });
    const listen = [`--socket=${folder}/socket`, '--skip-networking', '--sql-mode=STRICT_TRANS_TABLES'];
    server = spawn('mariadbd', [...options, ...listen], { stdio: 'ignore' });
    await vi.waitFor(() => run('SELECT 1'), { timeout: 100_000, interval: 200 });
  }, 120_000);

  beforeEach(() => {
    run(`
      SET FOREIGN_KEY_CHECKS = 0;
      CREATE OR REPLACE DATABASE app;
      SET FOREIGN_KEY_CHECKS = 1;
      USE app;
      CREATE TABLE kept (id int PRIMARY KEY, name varchar(9));
      CREATE TABLE made (id int PRIMARY KEY AUTO_INCREMENT, name varchar(9));
      CREATE TABLE bare (name varchar(9));
      CREATE TABLE orders (
        id int PRIMARY KEY, kept_id int, note varchar(3) NOT NULL, pieces tinyint, day date, size ENUM('S', 'M'),
        FOREIGN KEY (kept_id) REFERENCES kept (id)
      );
      INSERT INTO kept VALUES (7, 'parent');
      INSERT INTO orders VALUES (7, 7, 'old', 7, '2025-07-07', 'S');
    `);
  });

  afterAll(async () => {
    const closed = new Promise((resolve) => server.once('close', resolve));
    server.kill();
    await closed;
    rmSync(folder, { recursive: true });
  }, 60_000);

  test.each(tables)('with a $key: rows are $result', ({ table, first, rows, key, result }) => {
    run(`
      USE app;
      INSERT INTO ${table} ${first};
      INSERT IGNORE INTO ${table} ${first};
      INSERT IGNORE INTO ${table} ${next(first)};
    `);
    expect(run(`SELECT count(*) FROM app.${table} WHERE name <> 'parent'`)).toBe(String(rows));
    expect(rowOf(`MySQL, ${key}`).at(-2)).toContain(result);
  });

  test.each([
    ['A key that exists already', "(7, 7, 'new', 8, '2025-08-08', 'M')", '7\t7\told\t7\t2025-07-07\tS'],
    ['A foreign key without its parent', "(8, 9, 'new', 8, '2025-08-08', 'M')", ''],
    [
      '`NULL` in a `NOT NULL` text column',
      "(8, 7, NULL, 8, '2025-08-08', 'M'), (9, 7, 'x', 8, NULL, 'M')",
      '8\t7\t\t8\t2025-08-08\tM',
    ],
    ['Text that is too long', "(8, 7, 'newer', 8, '2025-08-08', 'M')", '8\t7\tnew\t8\t2025-08-08\tM'],
    ['A number that is too large', "(8, 7, 'new', 800, '2025-08-08', 'M')", '8\t7\tnew\t127\t2025-08-08\tM'],
    ['An invalid date', "(8, 7, 'new', 8, '2025-13-41', 'M')", '8\t7\tnew\t8\t0000-00-00\tM'],
    [
      "A value that isn't in the `ENUM`",
      "(8, 7, 'new', 8, '2025-08-08', 'XL')",
      '8\t7\tnew\t8\t2025-08-08\t',
    ],
  ])('changes what the first attempt refuses: %s', (name, values, stored) => {
    const [, , message] = rowOf(name);
    const id = values.slice(1, 2);
    expect(() => run(`INSERT INTO app.orders VALUES ${values}`)).toThrow(message!.replaceAll('`', ''));
    run(`INSERT IGNORE INTO app.orders VALUES ${values}`);
    expect(run(`SELECT * FROM app.orders WHERE id = ${id}`)).toBe(stored.trim());
  });
});
