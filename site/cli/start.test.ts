import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { expect, it, onTestFinished, vi } from 'vitest';

import { runner } from '../fixtures/startBuild';
import { temporaryFolder } from '../fixtures/temporaryFolder';
import { listen } from '../host/serve/listen';

/** A project with only an earlier build. */
function projectWith(built: Record<string, string> = {}): string {
  const files = Object.entries(built).map(([file, content]) => [`dist/${file}`, content]);
  return temporaryFolder(Object.fromEntries(files));
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

/** Runs the command in its own project. */
function start(args: string[], PORT: string, built?: Record<string, string>): ChildProcess {
  const project = projectWith(built);
  const command = [runner, join(import.meta.dirname, 'start.ts'), ...args];
  const child = spawn(process.execPath, command, { cwd: project, env: { ...process.env, PORT } });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Waits until the site is served. */
async function addressOf({ stdout }: ChildProcess): Promise<string> {
  let said = '';
  stdout!.on('data', (data: Buffer) => (said += data.toString()));
  while (!said.includes('Ctrl+C')) await once(stdout!, 'data');
  return /http:\/\/localhost:\d+\//.exec(said)![0];
}

async function failure(child: ChildProcess): Promise<{ code: number; said: string }> {
  const [said, [code]] = await Promise.all([text(child.stderr!), once(child, 'exit')]);
  return { code: code as number, said };
}

it('rejects an invalid port', async () => {
  expect(await failure(start([], 'eighty'))).toEqual({
    code: 1,
    said: `
PORT: expected a whole number from 0 to 65535, received "eighty".
  Set PORT to such a number, or leave it out for 4173.

`,
  });
});

it('reports that the port is in use before it builds anything', async () => {
  const other = createServer();
  const port = await listen(other, 0);
  onTestFinished(() => void other.close());

  expect(await failure(start([], String(port)))).toEqual({
    code: 1,
    said: `
port ${port}: another program is already listening on it.
  Set PORT to another number, or to 0 for any that is free.

`,
  });
});

it('reports that there is nothing to serve', async () => {
  expect(await failure(start(['--no-build'], '0'))).toEqual({
    code: 1,
    said: `
dist: the site is not built: expected a file index.html.
  Run "npm run build" first.

`,
  });
});

it('rejects an unknown option', async () => {
  const { code, said } = await failure(start(['--nobuild'], '0'));
  expect(code).toBe(1);
  expect(said).toContain("Unknown option '--nobuild'");
  expect(said).toContain('Usage: npm start -- [--no-build]');
  expect(said).not.toMatch(/^ +at /m);
});

it('serves an existing build, and exits quietly', async () => {
  const child = start(['--no-build'], '0', { 'index.html': 'home', 'page.html': 'a page' });
  const complaints = text(child.stderr!);
  const page = await fetch(`${await addressOf(child)}page`);
  expect([page.status, await page.text()]).toEqual([200, 'a page']);

  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(await complaints).toBe('');
});

it.each([
  'GET / HTTP/1.1\r\nHost: localhost\r\n',
  'GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n12',
])('exits even if a request never completes: %j', async (begin) => {
  const child = start(['--no-build'], '0', { 'index.html': 'home' });
  const { port } = new URL(await addressOf(child));
  const socket = connect(Number(port), 'localhost');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.write(begin);
  // Answers after it has received the data above.
  await fetch(`http://localhost:${port}/`);

  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

it('stops its build when it is terminated', async () => {
  const root = join(import.meta.dirname, '../..');
  const project = temporaryFolder({ 'bin/git': '#!/bin/sh\necho $PPID > build.pid\nread -r nothing\n' });
  chmodSync(join(project, 'bin/git'), 0o755);
  for (const name of ['content', 'proto', 'site']) symlinkSync(join(root, name), join(project, name));
  const child = spawn(process.execPath, [runner, join(import.meta.dirname, 'start.ts')], {
    cwd: project,
    env: { ...process.env, PORT: '0', PATH: `${project}/bin:${process.env.PATH}` },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const started = join(project, 'build.pid');
  // The build waits for Git, which never answers.
  await vi.waitUntil(() => existsSync(started) && readFileSync(started, 'utf8') !== '', 100_000);
  const build = Number(readFileSync(started, 'utf8'));
  expect(() => process.kill(build, 0)).not.toThrow();

  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([1, null]);
  await vi.waitUntil(() => !isRunning(build), 100_000);
});

it('serves assistants next to the pages, and answers with an error if the build lacks their files', async () => {
  const child = start(['--no-build'], '0', { 'index.html': 'home' });
  const address = await addressOf(child);
  const response = await fetch(`${address}mcp`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"jsonrpc": "2.0", "id": 1, "method": "tools/list"}',
  });
  expect(response.status).toBe(500);
  expect(await response.text()).toContain('Internal server error');
  expect(await (await fetch(address)).text()).toBe('home');
});

it('exits with npm when a supervisor terminates npm', async () => {
  const project = projectWith({ 'index.html': 'home' });
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
  // The script of the project, with paths that work in another folder.
  const script = scripts.start.replaceAll(/\bsite\//g, `"${join(import.meta.dirname, '..')}"/`);
  writeFileSync(join(project, 'package.json'), JSON.stringify({ scripts: { start: script } }));
  const npm = spawn('npm', ['start', '--', '--no-build'], {
    cwd: project,
    env: { ...process.env, PORT: '0' },
    detached: true,
  });
  onTestFinished(() => void (npm.exitCode === null && process.kill(-npm.pid!, 'SIGKILL')));
  const address = await addressOf(npm);
  expect((await fetch(address)).status).toBe(200);

  const ended = once(npm, 'exit');
  npm.kill('SIGTERM');
  await ended;
  await expect(fetch(address)).rejects.toThrow('fetch failed');
});
