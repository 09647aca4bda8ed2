import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { visit } from 'unist-util-visit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { pageOf } from '../readPages';

/** The SQL example of a page that contains a text. */
function example(file: string, text: string): string {
  const found: string[] = [];
  visit(pageOf(readFileSync(file, 'utf8'), file).tree, 'code', ({ lang, value }) => {
    if (lang === 'sql' && value.includes(text)) found.push(value);
  });
  expect(found, `${file}: SQL examples with ${text}`).toHaveLength(1);
  return found[0]!;
}

const [yours, temporal, ofNeosync] = [
  'content/guides/your-own-database.mdx',
  'content/deploy/temporal.mdx',
  'content/deploy/database.mdx',
];

/** The rights of a managed database's administrator. */
const createAdmin = 'CREATE ROLE app_admin LOGIN CREATEROLE CREATEDB';

const joins = /^GRANT \w+ TO CURRENT_USER;$/m;
const withoutJoining = (sql: string) => sql.replace(joins, '');

/** Runs one statement as the role `app_admin`. */
type RunAsAdmin = (statement: string, database?: string) => unknown;

/** The statements of a script, one by one: `CREATE DATABASE` refuses to share a transaction. */
const statementsOf = (script: string) =>
  script.split(/(?<=;)\n/).filter((statement) => statement.trim() !== '');

/** Runs the scripts of the pages in order, as a person would. */
async function runScripts(run: RunAsAdmin, stage: string): Promise<void> {
  const script = async (sql: string, database?: string) => {
    for (const statement of statementsOf(sql)) await run(statement, database);
  };
  await script('CREATE ROLE app_owner;\nCREATE ROLE app_user;\nGRANT CREATE ON SCHEMA public TO app_owner;');
  await script(example(yours, 'CREATE ROLE neosync_reader'));
  await script(example(yours, 'CREATE DATABASE app_stage OWNER'));
  await script(example(yours, 'FOR ROLE neosync_writer'), stage);
  await script(example(yours, 'GRANT app_owner TO neosync_writer'));
  await script(example(temporal, 'CREATE DATABASE temporal'));
  await script(example(ofNeosync, 'CREATE ROLE neosync_owner'));
  await script(example(ofNeosync, 'CREATE ROLE neosync_admin'));
  await script(
    'GRANT neosync_owner TO CURRENT_USER;\nCREATE SCHEMA neosync_api AUTHORIZATION neosync_owner;',
  );
  await script(example(ofNeosync, 'CREATE ROLE neosync_crud'));
}

const owners = `SELECT string_agg(datname || ' ' || pg_get_userbyid(datdba), ', ' ORDER BY datname) AS owners
  FROM pg_database WHERE datname IN ('app_stage', 'temporal', 'temporal_visibility')`;
const expectedOwners = 'app_stage neosync_writer, temporal temporal, temporal_visibility temporal';

describe('on PGlite, which is Postgres 18, without a superuser', () => {
  let database: PGlite;
  const run: RunAsAdmin = async (statement) => (await database.query(statement)).rows;

  beforeAll(async () => {
    database = new PGlite();
    await database.exec(
      `${createAdmin}; CREATE ROLE of_another; ALTER DATABASE postgres OWNER TO app_admin;`,
    );
    await database.exec('SET SESSION AUTHORIZATION app_admin');
  }, 60_000);
  afterAll(() => database.close());

  test.each([
    [yours, 'CREATE DATABASE app_stage OWNER', 'must be able to SET ROLE'],
    [temporal, 'CREATE DATABASE temporal', 'must be able to SET ROLE'],
  ])('%s: without joining the role, %s fails with a message of the page', async (file, text, message) => {
    const statements = statementsOf(
      withoutJoining(example(file, text)).replaceAll(/(neosync_writer|temporal\b)/g, 'alone'),
    );
    await run(statements[0]!);
    await expect(run(statements.find((sql) => sql.includes('CREATE DATABASE'))!)).rejects.toThrow(
      `${message} "alone"`,
    );
    await run('DROP ROLE alone');
    expect(readFileSync(file, 'utf8')).toContain(`| \`${message}`);
  });

  test('a role cannot join that of another owner, or change its defaults', async () => {
    const text = readFileSync(yours, 'utf8');
    for (const [sql, message] of [
      ['GRANT of_another TO CURRENT_USER', 'permission denied to grant role'],
      [
        'ALTER DEFAULT PRIVILEGES FOR ROLE of_another GRANT SELECT ON TABLES TO app_admin',
        'permission denied to change default privileges',
      ],
    ] as const) {
      await expect(run(sql)).rejects.toThrow(message);
      expect(text).toContain(`| \`${message}`);
    }
  });

  test('the scripts on the pages run, and the databases have their owners', async () => {
    // PGlite can't connect to the new database, so the test uses this one.
    await runScripts(async (statement) => {
      await run(statement);
      if (statement.includes('CREATE DATABASE app_stage')) {
        await run('GRANT CREATE ON SCHEMA public TO neosync_writer');
      }
    }, 'postgres');
    expect(await run(owners)).toEqual([{ owners: expectedOwners }]);
    await run('REVOKE app_owner FROM CURRENT_USER');
  });
});

const folderOfPrograms = '/usr/lib/postgresql/15/bin';
const installed = spawnSync(`${folderOfPrograms}/postgres`, ['--version']).status === 0;

describe.skipIf(!installed)(
  "on Postgres 15, if Debian's postgresql is installed, without a superuser",
  () => {
    // The server refuses to run as root. 65534 is "nobody".
    const asUser = process.getuid!() === 0 ? { uid: 65534, gid: 65534 } : {};
    let folder: string;

    function program(name: string, ...args: string[]): string {
      const { status, stdout, stderr } = spawnSync(join(folderOfPrograms, name), args, {
        ...asUser,
        encoding: 'utf8',
        // The server keeps running and must not keep the pipes open.
        stdio: name === 'pg_ctl' ? 'ignore' : 'pipe',
      });
      if (status !== 0) throw new Error(stderr ?? `${name} failed.`);
      return stdout ?? '';
    }
    const psql = (user: string, sql: string, database = 'postgres') =>
      program(
        'psql',
        `--host=${folder}`,
        `--username=${user}`,
        '-XAtq',
        '-v',
        'ON_ERROR_STOP=1',
        '-c',
        sql,
        database,
      );
    const run: RunAsAdmin = (statement, database) => psql('app_admin', statement, database);

    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'postgres-'));
      if (asUser.uid) chownSync(folder, asUser.uid, asUser.gid);
      program('initdb', `--pgdata=${folder}/data`, '--auth=trust', '--username=postgres');
      const options = `-c listen_addresses= -c unix_socket_directories=${folder}`;
      program(
        'pg_ctl',
        `--pgdata=${folder}/data`,
        `--log=${folder}/log`,
        `--options=${options}`,
        '--wait',
        'start',
      );
      psql('postgres', createAdmin);
      psql('postgres', 'ALTER DATABASE postgres OWNER TO app_admin');
    }, 120_000);

    afterAll(() => {
      program('pg_ctl', `--pgdata=${folder}/data`, '--mode=fast', '--wait', 'stop');
      rmSync(folder, { recursive: true });
    }, 60_000);

    test.each([
      [yours, 'CREATE DATABASE app_stage OWNER', 'CREATE DATABASE'],
      [yours, 'CREATE ROLE neosync_reader', 'ALTER DEFAULT PRIVILEGES'],
      [temporal, 'CREATE DATABASE temporal', 'CREATE DATABASE'],
    ])('%s, %s: without joining the role, %s fails with a message of the page', (file, text, failing) => {
      const script = withoutJoining(example(file, text)).replaceAll(
        /(neosync_writer|app_owner|temporal\b)/g,
        'alone',
      );
      run('CREATE ROLE alone');
      const statement = statementsOf(script).find((sql) => sql.includes(failing))!;
      expect(() => run(statement.replace('neosync_reader', 'app_admin'))).toThrow(
        'must be member of role "alone"',
      );
      run('DROP ROLE alone');
      expect(readFileSync(file, 'utf8')).toContain('| `must be member of role');
    });

    test('the scripts on the pages run, and the databases have their owners', async () => {
      await runScripts(run, 'app_stage');
      expect(psql('postgres', owners).trim()).toBe(expectedOwners);
      run('CREATE TABLE orders (id serial PRIMARY KEY)', 'app_stage');
    });
  },
);
