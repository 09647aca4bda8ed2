import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';
import { parse, parseDocument } from 'yaml';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Workflow {
  name?: string;
  on?: unknown;
  permissions?: Record<string, string>;
  concurrency?: object;
  jobs: Record<
    string,
    {
      'timeout-minutes'?: number;
      'runs-on'?: string;
      permissions?: Record<string, string>;
      steps: Step[];
    }
  >;
}

const root = join(import.meta.dirname, '..');
const { scripts, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
  engines: { node: string };
};

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const files = globSync('.github/workflows/*.yml', { cwd: root }).sort();

test('the project has workflows', () => {
  expect(files.length).toBeGreaterThan(1);
});

test('a newer push to a pull request ends the run of the older one, and every commit of main is tested', () => {
  const { concurrency } = parse(readFileSync(join(root, '.github/workflows/test.yml'), 'utf8')) as Workflow;
  expect(concurrency).toEqual({
    group: 'test-${{ github.ref }}',
    'cancel-in-progress': "${{ github.event_name == 'pull_request' }}",
  });
});

describe.each(files)('%s', (file) => {
  const document = parseDocument(readFileSync(join(root, file), 'utf8'), { uniqueKeys: true });
  const { name, on, permissions, jobs } = document.toJS() as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  test('is valid YAML, with a name, a trigger, and explicit permissions', () => {
    expect([...document.errors, ...document.warnings]).toEqual([]);
    expect({ name, on }).toEqual({ name: expect.stringMatching(/\S/), on: expect.anything() });
    // Permissions that aren't listed are denied.
    expect(permissions).toMatchObject({ contents: 'read' });
  });

  test('every job has a timeout', () => {
    for (const job of Object.values(jobs)) {
      expect(job).toMatchObject({ 'timeout-minutes': expect.any(Number), 'runs-on': expect.any(String) });
    }
  });

  test('every step does one thing', () => {
    for (const { uses, run } of steps) {
      expect([uses, run].filter((part) => part !== undefined)).toHaveLength(1);
    }
  });

  test('every action is pinned to a commit, with its version in a comment', () => {
    const used = [...readFileSync(join(root, file), 'utf8').matchAll(/\buses: (.*)$/gm)];
    const loose = used.filter(
      ([, action]) => !/^[\w.-]+\/[\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action!),
    );
    expect(loose.map(([line]) => line)).toEqual([]);
  });

  test('a job that runs code of the project has no write permission', () => {
    expect(Object.values(permissions ?? {})).not.toContain('write');
    for (const job of Object.values(jobs)) {
      const runsProject = job.steps.some(({ run = '' }) => /\bnpm\b|\bnpx\b|^\.\//m.test(run));
      if (runsProject) expect(Object.values(job.permissions ?? {})).not.toContain('write');
    }
  });

  test('no checkout persists its credentials', () => {
    const checkouts = steps.filter(({ uses = '' }) => uses.startsWith('actions/checkout@'));
    expect(checkouts.map((step) => step.with?.['persist-credentials'])).toEqual(checkouts.map(() => false));
  });

  test('every command exists in the project', () => {
    const unknown = steps
      .flatMap(({ run = '' }) => run.split('\n'))
      .filter((line) => {
        const [, script] = /\bnpm run (?:-s )?([\w:-]+)/.exec(line) ?? [];
        const [, binary] = /\bnpx ([\w-]+)/.exec(line) ?? [];
        const [path] = /^\.[\w./-]+/.exec(line) ?? [];
        if (script !== undefined) return !(script in scripts);
        if (binary !== undefined) return !existsSync(join(root, 'node_modules', '.bin', binary));
        return path !== undefined && !isExecutable(join(root, path));
      });
    expect(unknown).toEqual([]);
  });

  test('the Node.js version is one that the project supports', () => {
    const versions = steps.flatMap((step) =>
      step.uses?.startsWith('actions/setup-node@') ? [step.with?.['node-version']] : [],
    );
    expect(versions).not.toEqual([]);
    const known = [...engines.node.matchAll(/(\d+)\.\d+\.\d+/g)].map(([, major]) => Number(major));
    for (const version of versions) expect(known).toContain(version);
  });
});
