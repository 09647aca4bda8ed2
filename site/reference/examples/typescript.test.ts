import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';

import { readNotes } from '../../../.ci/content/runs/readNotes';
import { parseMarkdown } from '../../content/documents/markdown';
import { temporaryFolder } from '../../fixtures/temporaryFolder';
import { generateSdk } from '../fixtures/generateSdk';
import { readReference } from '../readReference';
import { clients } from '../../fixtures/clients';
import { visit } from '../../visit';
import { typesOf } from '../request/schemaOf';
import { methodSnippets } from './fileExamples';

const root = join(import.meta.dirname, '../../..');
const reference = readReference('proto', root);
const types = typesOf(reference);
const sdk = generateSdk(reference, clients.typescript);

/**
 * Programs of the pages, each with its assumed declarations. Their names have the page and the line of the fence. The
 * declarations are on that line, so that line numbers of a program match those of the page.
 */
function pagePrograms(): Map<string, string> {
  const programs = new Map<string, string>();
  const notes = readNotes(root);
  for (const page of globSync('content/**/*.{md,mdx}', { cwd: root, ignore: ['**/_*', '**/_*/**'] })) {
    visit(
      parseMarkdown(readFileSync(join(root, page), 'utf8'), page),
      'code',
      ({ lang, value, position }) => {
        if ((lang !== 'typescript' && lang !== 'ts') || notes.skips(page, value)) return;
        const around = notes.matching(page, value);
        const before = around.map(({ before = '' }) => before.replaceAll('\n', ' ')).join('');
        const after = around.map(({ after = '' }) => after).join('');
        programs.set(`${page}.${position!.start.line}.ts`, `${before}\n${value}\n${after}`);
      },
    );
  }
  return programs;
}

/** The examples of all calls that the SDK can make. */
function callPrograms(): Map<string, string> {
  const programs = new Map<string, string>();
  for (const { path, services } of reference.files) {
    for (const method of services.flatMap(({ methods }) => methods)) {
      const options = { types, clients, protoPath: path, now: new Date('2026-05-17T13:14:15Z') };
      const snippet = methodSnippets(method, options).find(({ id }) => id === 'typescript');
      if (snippet) programs.set(`${method.fullName}.ts`, snippet.code);
    }
  }
  return programs;
}

/** Problems that the compiler finds in programs, in a single run, each with its program. */
function problemsOf(programs: Map<string, string>): string[] {
  const options = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: 'es2023',
    lib: ['es2023', 'dom'],
    module: 'esnext',
    moduleResolution: 'bundler',
    moduleDetection: 'force',
    types: ['node'],
    paths: { [clients.typescript.package]: ['./sdk/index.d.ts'] },
  };
  const files = [...programs.keys()];
  const folder = temporaryFolder({
    'tsconfig.json': JSON.stringify({ compilerOptions: options, files }),
    ...Object.fromEntries(programs),
    // The second is the code that readers generate for a service without a client in the SDK.
    ...Object.fromEntries(
      [...sdk].flatMap(([path, text]) => [
        [`sdk/${path}`, text],
        [`gen/${path}`, text],
      ]),
    ),
  });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
  const { stdout, stderr } = spawnSync(process.execPath, [compiler, '-p', '.', '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const problems = [...`${stdout}${stderr}`.matchAll(/^(\S.*)$/gm)].map(([problem]) => problem);
  return problems.map((problem) => {
    const [, name = problem, line, message] = /^(.*)\((\d+),\d+\): error TS\d+: (.*)$/.exec(problem) ?? [];
    const [, page, first] = /^(content\/.*)\.(\d+)\.ts$/.exec(name) ?? [];
    return page === undefined
      ? `${name}:${line}: ${message}`
      : `${page}:${Number(first) + Number(line) - 1}: ${message}`;
  });
}

test('every TypeScript program on the pages and in the reference type-checks against the SDK', () => {
  const pages = pagePrograms();
  const calls = callPrograms();
  expect(pages.size).toBeGreaterThan(15);
  expect(calls.size).toBeGreaterThan(100);
  const wrong = {
    'wrong.field.ts':
      "import { type TransformerConfig } from '@neosync/sdk';\nexport const x = (it: TransformerConfig) => it.nothing;",
    'wrong.call.ts':
      "import { getNeosyncClient } from '@neosync/sdk';\nexport const x = (it: ReturnType<typeof getNeosyncClient>) => it.jobs.getJob({ id: 1 });",
    // Like a fence on line 7 of a page.
    'content/wrong.mdx.7.ts': '\nconst a = 1;\nconst b: string = a;\n',
  };
  const problems = problemsOf(new Map([...pages, ...calls, ...Object.entries(wrong)]));
  expect(problems.sort()).toEqual([
    "content/wrong.mdx:9: Type 'number' is not assignable to type 'string'.",
    "wrong.call.ts:2: Type 'number' is not assignable to type 'string'.",
    "wrong.field.ts:2: Property 'nothing' does not exist on type 'TransformerConfig'.",
  ]);
}, 60_000);
