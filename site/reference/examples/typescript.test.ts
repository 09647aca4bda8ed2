import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';
import ts from 'typescript';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';

import { readNotes } from '../../content/checks/runs/readNotes';
import { parseMarkdown } from '../../content/documents/markdown';
import { generateSdk } from '../fixtures/generateSdk';
import { readReference } from '../readReference';
import { clients } from '../../settings/clients';
import { typesOf } from '../request/schemaOf';
import { examplesOf } from './examplesOf';

const root = join(import.meta.dirname, '../../..');
const reference = readReference('proto', root);
const types = typesOf(reference);
const sdk = generateSdk(reference, clients.typescript);

/** Where files that are only in memory seem to lie: below the root, so that they find its packages. */
const samples = join(root, 'samples');

/**
 * Programs of the pages, each with what it takes for granted. Their names have the page and the line of the fence. What is taken for granted
 * is on that line, so that lines of a program are lines of the page.
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
        const around = notes.on(page, value);
        const before = around.map(({ before = '' }) => before.replaceAll('\n', ' ')).join('');
        const after = around.map(({ after = '' }) => after).join('');
        programs.set(`${page}.${position!.start.line}.ts`, `${before}\n${value}\n${after}`);
      },
    );
  }
  return programs;
}

/** The example of every call that the SDK can make. */
function callPrograms(): Map<string, string> {
  const programs = new Map<string, string>();
  for (const { path, services } of reference.files) {
    for (const rpc of services.flatMap(({ rpcs }) => rpcs)) {
      const options = { types, clients, file: path, now: new Date('2026-05-17T13:14:15Z') };
      const snippet = examplesOf(rpc, options).find(({ id }) => id === 'typescript');
      if (snippet) programs.set(`${rpc.fullName}.ts`, snippet.code);
    }
  }
  return programs;
}

/** Problems that the compiler finds in programs, all of them in one run, each with the program it is in. */
function problemsOf(programs: Map<string, string>): string[] {
  const memory = new Map<string, string>();
  for (const [path, text] of sdk) {
    memory.set(join(samples, 'sdk', path), text);
    // What a reader generates for a service that the SDK has no client for.
    memory.set(join(samples, 'gen', path), text);
  }
  for (const [path, text] of programs) memory.set(join(samples, path), text);
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    moduleDetection: ts.ModuleDetectionKind.Force,
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
    paths: { [clients.typescript.package]: [join(samples, 'sdk/index.d.ts')] },
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile, directoryExists } = host;
  const folders = new Set([...memory.keys()].flatMap((path) => foldersOf(path)));
  host.fileExists = (path) => memory.has(path) || fileExists(path);
  host.readFile = (path) => memory.get(path) ?? readFile(path);
  host.directoryExists = (path) => folders.has(path) || directoryExists!(path);
  host.getSourceFile = (path, language, ...rest) => {
    const text = memory.get(path);
    return text === undefined
      ? getSourceFile(path, language, ...rest)
      : ts.createSourceFile(path, text, language);
  };
  host.getCurrentDirectory = () => root;
  const program = ts.createProgram({
    rootNames: [...programs.keys()].map((path) => join(samples, path)),
    options,
    host,
  });
  return ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => {
    const line = file ? file.getLineAndCharacterOfPosition(start ?? 0).line : 0;
    const name = file?.fileName.replace(`${samples}/`, '') ?? '';
    const [, page, first] = /^(content\/.*)\.(\d+)\.ts$/.exec(name) ?? [];
    const where = page === undefined ? `${name}:${line + 1}` : `${page}:${Number(first) + line}`;
    return `${where}: ` + ts.flattenDiagnosticMessageText(messageText, '\n');
  });
}

function foldersOf(path: string): string[] {
  const parts = path.split('/');
  return parts.slice(1, -1).map((_, index) => parts.slice(0, index + 2).join('/'));
}

test('every TypeScript program of the pages and of the reference has the types of the SDK', () => {
  const pages = pagePrograms();
  const calls = callPrograms();
  expect(pages.size).toBeGreaterThan(15);
  expect(calls.size).toBeGreaterThan(100);
  const wrong = {
    'wrong.field.ts':
      "import { type TransformerConfig } from '@neosync/sdk';\nexport const x = (it: TransformerConfig) => it.nothing;",
    'wrong.call.ts':
      "import { getNeosyncClient } from '@neosync/sdk';\nexport const x = (it: ReturnType<typeof getNeosyncClient>) => it.jobs.getJob({ id: 1 });",
    // As a fence on line 7 of a page.
    'content/wrong.mdx.7.ts': '\nconst a = 1;\nconst b: string = a;\n',
  };
  const problems = problemsOf(new Map([...pages, ...calls, ...Object.entries(wrong)]));
  expect(problems.sort()).toEqual([
    "content/wrong.mdx:9: Type 'number' is not assignable to type 'string'.",
    "wrong.call.ts:2: Type 'number' is not assignable to type 'string'.",
    "wrong.field.ts:2: Property 'nothing' does not exist on type 'TransformerConfig'.",
  ]);
}, 60_000);
