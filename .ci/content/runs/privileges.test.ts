import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { visit } from 'unist-util-visit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { pageOf } from '../readPages';

/** The SQL example of a page that contains a text. */
function example(file: string, text: string): string {
  const found: string[] = [];
  visit(pageOf(readFileSync(file, 'utf8'), file).tree, 'code', ({ lang, value }) => {
    if (lang === 'sql' && value.includes(text)) found.push(value);
  });
  if (found.length !== 1) {
    throw new Error(`${file} has ${found.length} SQL examples with ${JSON.stringify(text)}, expected one.`);
  }
  return found[0]!;
}

describe('on Postgres', () => {
  const database = new PGlite();
  beforeAll(() => database.waitReady, 60_000);
  beforeEach(() => run('BEGIN'));
  afterEach(() => run('ROLLBACK'));
  afterAll(() => database.close());

  const run = (sql: string) => database.exec(sql);

  /** Runs a statement as a role. If it fails, the transaction can continue. */
  async function as(role: string, sql: string): Promise<unknown[]> {
    await run(`SAVEPOINT statement; SET ROLE ${role};`);
    try {
      return (await run(sql)).at(-1)!.rows;
    } catch (error) {
      await run('ROLLBACK TO statement');
      throw error;
    } finally {
      await run('RESET ROLE');
    }
  }

  // Does the same as the statements in the product's backend/pkg/sqlmanager/postgres/statements.go.
  const truncate = (...tables: string[]) =>
    `TRUNCATE ${tables.map((table) => `"public"."${table}"`).join(', ')} RESTART IDENTITY;`;
  const truncateCascade = (table: string) => `TRUNCATE "public"."${table}" RESTART IDENTITY CASCADE;`;
  const restart = (sequence: string) => `ALTER SEQUENCE "public"."${sequence}" RESTART;`;
  const setHighest = (table: string, column = 'id') =>
    `SELECT setval(pg_get_serial_sequence('"public"."${table}"', '${column}'), COALESCE((SELECT MAX("${column}") FROM "public"."${table}"), 1));`;

  const rows = async (table: string) => (await run(`SELECT * FROM ${table}`)).at(-1)!.rows.length;

  describe('the writer of /connections/postgres', () => {
    const page = 'content/connections/postgres.mdx';

    beforeEach(async () => {
      await run(`
      CREATE ROLE app_owner;
      GRANT CREATE, USAGE ON SCHEMA public TO app_owner;
      SET ROLE app_owner;
      CREATE TABLE users (id serial PRIMARY KEY, email text UNIQUE);
      RESET ROLE;
      CREATE ROLE neosync_writer;
      ${example(page, '-- write rows').replaceAll('mydatabase', 'postgres')}
    `);
    });

    const sync = () => as('neosync_writer', "INSERT INTO users (id, email) VALUES (1, 'a@example.com')");
    const insertAsApp = () =>
      as('app_owner', "INSERT INTO users (email) VALUES ('b@example.com') RETURNING id");

    test('leaves sequences that give the app its next keys', async () => {
      await sync();
      await as('neosync_writer', setHighest('users'));
      expect(await insertAsApp()).toEqual([{ id: 2 }]);
    });

    test.each([
      ['UPDATE ON SEQUENCE users_id_seq', 'permission denied for sequence users_id_seq'],
      ['SELECT ON users', 'permission denied for table users'],
    ])("without %s the app's first INSERT repeats a key", async (privilege, message) => {
      await run(`REVOKE ${privilege} FROM neosync_writer`);
      await sync();
      await expect(as('neosync_writer', setHighest('users'))).rejects.toThrow(message);
      await expect(insertAsApp()).rejects.toThrow(
        'duplicate key value violates unique constraint "users_pkey"',
      );
    });

    test('empties a table with a serial column once it owns the sequences', async () => {
      await run('CREATE SEQUENCE invoice_numbers');
      await expect(as('neosync_writer', truncate('users'))).rejects.toThrow(
        'must be owner of sequence users_id_seq',
      );
      await run(example(page, 'ALTER TABLE public.users OWNER'));
      await as('neosync_writer', truncate('users'));
      await as('neosync_writer', restart('users_id_seq'));
      await as('neosync_writer', restart('invoice_numbers'));
    });

    test.each([
      ['is not set', '', [{ setval: null }]],
      ['is set once a column owns it', example(page, 'OWNED BY'), [{ setval: 1 }]],
    ])('a sequence that only a default names %s', async (_, attach, answer) => {
      await run(`
      CREATE SEQUENCE invoice_numbers;
      ALTER SEQUENCE invoice_numbers OWNER TO app_owner;
      ALTER TABLE users ADD COLUMN invoice_number integer DEFAULT nextval('invoice_numbers');
      ${attach}
      GRANT UPDATE ON SEQUENCE invoice_numbers TO neosync_writer;
    `);
      expect(await as('neosync_writer', setHighest('users', 'invoice_number'))).toEqual(answer);
    });

    test('empties a table without a sequence with TRUNCATE alone', async () => {
      await run('CREATE TABLE tags (name text); INSERT INTO tags VALUES (1);');
      await run(
        example(page, 'GRANT TRUNCATE')
          .match(/GRANT TRUNCATE.*;/)![0]
          .replace('users', 'tags'),
      );
      await as('neosync_writer', truncate('tags'));
      expect(await rows('tags')).toBe(0);
    });
  });

  describe('truncation', () => {
    beforeEach(() =>
      run(`
      CREATE TABLE users (id serial PRIMARY KEY);
      CREATE TABLE orders (id serial PRIMARY KEY, user_id integer NOT NULL REFERENCES users);
      INSERT INTO users DEFAULT VALUES;
      INSERT INTO orders (user_id) VALUES (1);
    `),
    );

    test('without cascade empties tables that refer to each other, in one statement', async () => {
      await as('postgres', truncate('orders', 'users'));
      expect(await rows('users')).toBe(0);
    });

    test('without cascade fails when a table outside the job refers to one of them', async () => {
      await expect(as('postgres', truncate('users'))).rejects.toThrow(
        'cannot truncate a table referenced in a foreign key constraint',
      );
      expect(await rows('orders')).toBe(1);
    });

    test('with cascade also empties the table outside the job', async () => {
      await as('postgres', truncateCascade('users'));
      expect(await rows('orders')).toBe(0);
    });
  });

  describe('the roles of /guides/your-own-database', () => {
    const page = 'content/guides/your-own-database.mdx';
    const createTables = `
    CREATE TABLE customers (id serial PRIMARY KEY, full_name text, email text);
    CREATE TABLE orders (id serial PRIMARY KEY, customer_id integer REFERENCES customers);
  `;

    test('the reader reads present and future tables, and writes none', async () => {
      await run('CREATE ROLE app_owner; GRANT CREATE, USAGE ON SCHEMA public TO app_owner;');
      await as('app_owner', createTables);
      await run(example(page, 'CREATE ROLE neosync_reader'));
      await as('app_owner', 'CREATE TABLE later (id serial PRIMARY KEY)');
      await as('neosync_reader', 'SELECT * FROM customers, later');
      await expect(as('neosync_reader', 'DELETE FROM orders')).rejects.toThrow('permission denied for table');
      await expect(as('neosync_reader', 'CREATE TABLE mine (id integer)')).rejects.toThrow(
        'permission denied',
      );
    });

    const syncTwice = async () => {
      for (const email of ['a@example.com', 'b@example.com']) {
        await as('neosync_writer', truncate('orders', 'customers'));
        await as('neosync_writer', restart('customers_id_seq'));
        await as('neosync_writer', `INSERT INTO customers VALUES (41, 'Kim Barnes', '${email}')`);
        await as('neosync_writer', 'INSERT INTO orders VALUES (7, NULL)');
        await as('neosync_writer', 'UPDATE orders SET customer_id = 41 WHERE id = 7');
        await as('neosync_writer', setHighest('customers'));
      }
    };
    const insertAsApp = (role: string) =>
      as(role, "INSERT INTO customers (email) VALUES ('c@example.com') RETURNING id");

    test('the writer that owns the database creates the tables, fills them, and leaves the app its next key', async () => {
      // PGlite has a single database, so the test uses it as the new one.
      const create = 'CREATE DATABASE app_stage OWNER neosync_writer';
      await run(example(page, create).replace(create, 'ALTER DATABASE postgres OWNER TO neosync_writer'));
      await run('CREATE ROLE app_user');
      await run(example(page, 'FOR ROLE neosync_writer'));
      await as('neosync_writer', createTables);
      await syncTwice();
      expect(await insertAsApp('app_user')).toEqual([{ id: 42 }]);
    });

    test("the writer that is a member of the tables' owner does the same", async () => {
      await run('CREATE ROLE app_owner; GRANT CREATE, USAGE ON SCHEMA public TO app_owner;');
      await run('CREATE ROLE neosync_writer');
      await as('app_owner', createTables);
      await run(example(page, 'GRANT app_owner TO neosync_writer'));
      await syncTwice();
      expect(await insertAsApp('app_owner')).toEqual([{ id: 42 }]);
    });

    test('the last step counts values that came through unchanged', async () => {
      await run(createTables);
      await run(`
      INSERT INTO customers SELECT i, 'Nadia Whitlock ' || i, i || '@example.com' FROM generate_series(1, 100) AS i;
      CREATE TABLE source_hashes AS SELECT id, md5(full_name) AS full_name, md5(email) AS email FROM customers;
      UPDATE customers SET full_name = 'Kim Barnes', email = 'k' || email WHERE id > 3;
      UPDATE customers SET email = 'none' WHERE id = 3;
    `);
      const [result] = await run(example(page, 'source_hashes'));
      expect(result!.rows).toEqual([{ compared: 100, same_full_name: 3, same_email: 2 }]);
    });
  });
});

// This runs on MariaDB. Seeing triggers and routines needs the same privileges as on MySQL, and the error numbers are the same.
const installed = spawnSync('mariadbd', ['--version']).status === 0;

describe.skipIf(!installed)("on MySQL, if Debian's mariadb-server is installed", () => {
  const { username } = userInfo();
  let folder: string;
  let server: ChildProcess;

  /** Runs statements as an account and returns its output, a line for each row. */
  function as(account: string, sql: string, database = ''): string {
    const login = ['--no-defaults', `--user=${account}`, `--socket=${folder}/socket`, '--skip-column-names'];
    // The bodies of procedures contain semicolons, so the client sends the whole text at once.
    const args = [...login, '--delimiter=//', '--batch', `--execute=${sql}`, database].filter(Boolean);
    const { status, stdout, stderr } = spawnSync('mariadb', args, {
      encoding: 'utf8',
      env: { ...process.env, MYSQL_PWD: account === 'root' ? '' : 'change-me' },
    });
    if (status !== 0) throw new Error(stderr);
    return stdout.trim();
  }
  const root = (sql: string) => as('root', sql);
  const reader = (sql: string) => as('neosync_reader', sql);
  const writer = (sql: string) => as('neosync_writer', sql, 'app');

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'mariadb-'));
    const options = ['--no-defaults', `--datadir=${folder}/data`, `--user=${username}`];
    const accounts = ['--auth-root-authentication-method=normal', '--skip-test-db'];
    spawnSync('mariadb-install-db', [...options, ...accounts], { stdio: 'ignore' });
    const listen = [`--socket=${folder}/socket`, '--skip-networking', `--log-bin=${folder}/log`];
    server = spawn('mariadbd', [...options, ...listen], { stdio: 'ignore' });
    await vi.waitFor(() => root('SELECT 1'), { timeout: 100_000, interval: 200 });
  }, 120_000);

  afterAll(async () => {
    const closed = new Promise((resolve) => server.once('close', resolve));
    server.kill();
    await closed;
    rmSync(folder, { recursive: true });
  }, 60_000);

  const createApp = `
    CREATE DATABASE app;
    CREATE TABLE app.users (id int PRIMARY KEY AUTO_INCREMENT, email varchar(99));
    CREATE TRIGGER app.lower_email BEFORE INSERT ON app.users FOR EACH ROW SET NEW.email = LOWER(NEW.email);
    CREATE FUNCTION app.tax(net int) RETURNS int DETERMINISTIC RETURN net * 0.2;
  `;

  beforeEach(() => {
    root(`
      DROP DATABASE IF EXISTS app;
      DROP USER IF EXISTS 'neosync_reader'@'%', 'neosync_writer'@'%';
      SET GLOBAL log_bin_trust_function_creators = 1;
      ${createApp}
    `);
  });

  // MariaDB has no SHOW_ROUTINE. There, this grant shows the code of routines.
  const grantsOf = (file: string, text: string) =>
    example(file, text).replaceAll('SHOW_ROUTINE ON *.*', 'SELECT ON mysql.proc');

  // Does the same as the product's queries and statements for MySQL, which add an index in a procedure.
  const triggers = `SELECT TRIGGER_NAME FROM information_schema.TRIGGERS
    WHERE EVENT_OBJECT_SCHEMA = 'app' AND EVENT_OBJECT_TABLE IN ('users');`;
  const functions = `SELECT ROUTINE_NAME, ROUTINE_DEFINITION FROM information_schema.ROUTINES
    WHERE ROUTINE_TYPE = 'FUNCTION' AND ROUTINE_SCHEMA IN ('app');`;
  const addIndex = `
    CREATE PROCEDURE index_orders() ALTER TABLE orders ADD INDEX by_user (user_id);
    CALL index_orders();
    DROP PROCEDURE index_orders;`;
  const createFunction =
    'CREATE FUNCTION IF NOT EXISTS app.tax(net int) RETURNS int DETERMINISTIC RETURN net;';
  const createTrigger =
    'CREATE TRIGGER IF NOT EXISTS app.lower_email BEFORE INSERT ON app.users FOR EACH ROW SET NEW.email = LOWER(NEW.email);';
  const createTables = [
    'CREATE SCHEMA IF NOT EXISTS `app`;',
    'CREATE TABLE IF NOT EXISTS `app`.`users` (`id` int NOT NULL, `email` varchar(99));',
    'CREATE TABLE IF NOT EXISTS `app`.`orders` (`id` int NOT NULL, `user_id` int);',
  ];

  const pages = [
    ['/connections/mysql', 'content/connections/mysql.mdx', 'GRANT SELECT ON', 'GRANT SELECT, INSERT'],
    [
      '/guides/your-own-database',
      'content/guides/your-own-database.mdx',
      'GRANT SELECT, SHOW VIEW',
      'GRANT SELECT, INSERT, UPDATE, DROP',
    ],
  ] as const;

  describe.each(pages)('the accounts of %s', (_, file, readerText, writerText) => {
    const create = (name: string, grants: string) => {
      const account = `CREATE USER IF NOT EXISTS '${name}'@'%' IDENTIFIED BY 'change-me';`;
      root(grants.includes('CREATE USER') ? grants : `${account} ${grants}`);
    };
    const createReader = () => create('neosync_reader', grantsOf(file, readerText));
    const createWriter = () => create('neosync_writer', grantsOf(file, writerText));

    test('let the reader see triggers and functions', () => {
      createReader();
      expect(reader(triggers)).toBe('lower_email');
      expect(reader(functions)).toContain('RETURN net * 0.2');
      expect(() => reader('DELETE FROM app.users')).toThrow('DELETE command denied');
    });

    test('let the writer see what others have created', () => {
      createWriter();
      expect(writer(triggers)).toBe('lower_email');
      expect(writer(functions)).toContain('RETURN net * 0.2');
    });

    test('let the writer create, change, fill and empty everything', () => {
      createWriter();
      root('DROP DATABASE app; CREATE DATABASE app;');
      for (const sql of [...createTables, createFunction, addIndex, createTrigger]) writer(sql);
      expect(root("SHOW INDEX FROM app.orders WHERE Key_name = 'by_user'")).toContain('by_user');
      writer("INSERT INTO app.users VALUES (1, 'A@example.com')");
      writer('UPDATE app.orders SET user_id = 1 WHERE id = 1');
      writer('SET FOREIGN_KEY_CHECKS = 0; TRUNCATE `app`.`users`;');
      writer('ALTER TABLE `app`.`users` DROP COLUMN `email`;');
      writer('DROP TRIGGER IF EXISTS `app`.`lower_email`; DROP FUNCTION IF EXISTS `app`.`tax`;');
      expect(writer(triggers + functions)).toBe('');
    });
  });

  describe('without a privilege', () => {
    const [[, file, readerText, writerText]] = pages;
    beforeEach(() => {
      root(
        `CREATE USER 'neosync_reader'@'%' IDENTIFIED BY 'change-me', 'neosync_writer'@'%' IDENTIFIED BY 'change-me';`,
      );
      root(`${grantsOf(file, readerText)} ${grantsOf(file, writerText)}`);
    });

    test('the reader sees no trigger and no function', () => {
      root(
        `REVOKE TRIGGER ON app.* FROM 'neosync_reader'@'%'; REVOKE SELECT ON mysql.proc FROM 'neosync_reader'@'%';`,
      );
      expect(reader(triggers + functions)).toBe('');
    });

    test('the writer sees a function without its code', () => {
      root(`REVOKE SELECT ON mysql.proc FROM 'neosync_writer'@'%';`);
      expect(writer(functions)).toBe('tax\tNULL');
    });

    test('the writer adds no index, because that takes a procedure', () => {
      root(`REVOKE CREATE ROUTINE ON app.* FROM 'neosync_writer'@'%';`);
      expect(() => writer(addIndex)).toThrow('Access denied');
    });

    test('functions and triggers fail where the binary log asks for trust', () => {
      root(
        'SET GLOBAL log_bin_trust_function_creators = 0; DROP TRIGGER app.lower_email; DROP FUNCTION app.tax;',
      );
      expect(() => writer(createFunction)).toThrow('ERROR 1419 (HY000)');
      expect(() => writer(createTrigger)).toThrow('ERROR 1419 (HY000)');
      expect(() => writer(createFunction.replace('DETERMINISTIC', 'NOT DETERMINISTIC'))).toThrow(
        'ERROR 1418 (HY000)',
      );
    });
  });
});
