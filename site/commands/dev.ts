import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, watch } from 'node:fs';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';

/**
 * Keeps a development server running while people write.
 *
 * Text, components and styles are replaced in the open page. What changes the site as a whole (a page added,
 * removed or renamed in its front matter, a setting, an interface definition) starts the server anew; when it cannot start, it says
 * why and tries again at the next change.
 */
const server = join(import.meta.dirname, 'devServer.ts');
const tsx = join(import.meta.dirname, '..', '..', 'node_modules', '.bin', 'tsx');

/** How long to wait for more changes before the server starts anew, in milliseconds. */
const calm = 150;

let child: ChildProcess;
let timer: NodeJS.Timeout | undefined;

function start(): void {
  child = spawn(tsx, [server, ...process.argv.slice(2)], { stdio: ['ignore', 'inherit', 'inherit'] });
}

function restart(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (child.exitCode !== null) return start();
    child.once('exit', start);
    child.kill();
  }, calm);
}

/** Front matter by file: a change below it is left to the running server. */
const frontMatters = new Map<string, string | undefined>();

function readFrontMatter(file: string): string | undefined {
  return existsSync(file) ? /^---\n[\s\S]*?\n---/.exec(readFileSync(file, 'utf8'))?.[0] : undefined;
}

for (const file of globSync('content/**/*.{md,mdx}')) frontMatters.set(file, readFrontMatter(file));
watch('content', { recursive: true }, (_event, name) => {
  if (name === null || !/\.mdx?$/.test(name)) return;
  const file = join('content', name);
  const before = frontMatters.get(file);
  const now = readFrontMatter(file);
  frontMatters.set(file, now);
  if (child.exitCode !== null || before !== now) restart();
});
for (const folder of ['site/settings', 'site/documents', 'site/plugins']) {
  watch(folder, { recursive: true }, restart);
}
const definitions = 'proto';
if (existsSync(definitions)) {
  watch(definitions, { recursive: true }, (_event, name) => {
    if (name?.endsWith('.proto')) restart();
  });
}

process.on('SIGINT', () => {
  child.kill();
  process.exit(0);
});
start();
