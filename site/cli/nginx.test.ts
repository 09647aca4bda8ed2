import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { expect, it } from 'vitest';

import { runner } from '../fixtures/startBuild';
import { temporaryFolder } from '../fixtures/temporaryFolder';

const built = {
  'dist/index.html': 'home',
  'dist/_headers': '/*\n  X-Content-Type-Options: nosniff\n',
  'dist/_redirects': '/lamps /lights 301\n/lamps/ /lights 301\n',
};

/** Calls the command in a project that has nothing but what it built before. */
async function nginx(
  args: string[],
  files: Record<string, string> = built,
  env: Record<string, string> = {},
): Promise<{ folder: string; code: number; output: string; errors: string }> {
  const folder = temporaryFolder(files);
  const command = [runner, join(import.meta.dirname, 'nginx.ts'), ...args];
  const child = spawn(process.execPath, command, { cwd: folder, env: { ...process.env, ...env } });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { folder, code: code as number, output, errors };
}

it('prints what nginx is told about the built site', async () => {
  const { folder, code, output } = await nginx([]);
  expect(code).toBe(0);
  expect(output).toContain('listen 80;');
  expect(output).toContain('server_name docs.neosync.dev;');
  expect(output).toContain(`root "${join(folder, 'dist')}";`);
  expect(output).toContain('add_header X-Content-Type-Options "nosniff" always;');
  expect(output).toContain('text/html html;');
  expect(output).toMatch(/location = "\/lamps" \{\s+return 301 "\/lights\$is_args\$args";/);
}, 20_000);

it('takes where the site will be, and where nginx listens', async () => {
  const { output } = await nginx(['--root', '/srv/docs', '--listen', '8080'], built, {
    SITE_BASE: '/docs/',
    SITE_ADDRESS: 'https://example.com',
  });
  expect(output).toContain('listen 8080;');
  expect(output).toContain('server_name example.com;');
  expect(output).toContain('root "/srv/docs";');
  expect(output).toContain('location /docs/ {');
}, 20_000);

it.each([
  [[], {}, {}, 'dist: the site is not built: expected a file _headers.\n  Run "npm run build" first.'],
  [[], built, { SITE_BASE: '/docs/' }, 'Add --root FOLDER: the pages are then files in FOLDER/docs/.'],
  [['--rot', '/srv'], built, {}, "Unknown option '--rot'"],
])(
  'says what is missing for %j',
  async (args, files, env, message) => {
    const { code, output, errors } = await nginx(args, files, env as Record<string, string>);
    expect([code, output]).toEqual([1, '']);
    expect(errors).toContain(message);
    expect(errors).not.toMatch(/^ +at /m);
  },
  20_000,
);
