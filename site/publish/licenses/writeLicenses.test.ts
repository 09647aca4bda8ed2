import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { temporaryFolder } from '../../fixtures/temporaryFolder';
import { writeLicenses } from './writeLicenses';

/** Lays packages out as npm does, and writes the licenses of some of their files. */
async function licensesOf(files: Record<string, string>, shipped = Object.keys(files)): Promise<string> {
  const root = temporaryFolder(files);
  writeLicenses(
    root,
    shipped.map((file) => join(root, file)),
  );
  return readFileSync(join(root, 'licenses.txt'), 'utf8');
}

const manifest = (license?: unknown, further: object = {}) =>
  JSON.stringify({ name: 'lamp', version: '1.2.3', license, ...further });

describe('the licenses of browser code', () => {
  test('list each package once, with its version, license and license text', async () => {
    const text = await licensesOf({
      'node_modules/lamp/package.json': manifest('ISC'),
      'node_modules/lamp/license.md': 'Do as you like.\r\nBy day.\r\n',
      'node_modules/lamp/dist/on.js': '',
      'node_modules/lamp/dist/off.js': '',
    });
    expect(text).toContain('\n\nlamp 1.2.3\nLicense: ISC\n\nDo as you like.\nBy day.\n');
    expect(text.match(/^lamp 1\.2\.3$/gm)).toHaveLength(1);
  });

  test('include every notice in a package', async () => {
    const text = await licensesOf({
      'node_modules/lamp/package.json': manifest('Apache-2.0'),
      'node_modules/lamp/LICENSE': 'The terms.',
      'node_modules/lamp/NOTICE': 'Lit by the keepers.',
    });
    expect(text).toContain('The terms.\n\nLit by the keepers.');
  });

  test('include the MIT terms if a package has none, with its author', async () => {
    const text = await licensesOf({
      'node_modules/lamp/package.json': manifest('MIT', {
        author: 'Ida <ida@example.com> (https://example.com)',
      }),
    });
    expect(text).toContain('License: MIT\n\nCopyright (c) Ida\n\nPermission is hereby granted');
  });

  test('belong to the nearest package with a name, however deep the file is', async () => {
    const text = await licensesOf(
      {
        'node_modules/@coast/lamp/package.json': JSON.stringify({
          name: '@coast/lamp',
          version: '2.0.0',
          license: 'MIT',
        }),
        'node_modules/@coast/lamp/esm/package.json': '{ "type": "module" }',
        'node_modules/@coast/lamp/esm/on.js': '',
        'node_modules/@coast/lamp/node_modules/wick/package.json':
          '{ "name": "wick", "version": "0.1.0", "license": "0BSD" }',
        'node_modules/@coast/lamp/node_modules/wick/LICENSE': 'None.',
        'node_modules/@coast/lamp/node_modules/wick/wick.js': '',
      },
      ['node_modules/@coast/lamp/esm/on.js', 'node_modules/@coast/lamp/node_modules/wick/wick.js'],
    );
    expect(text.match(/^\S+ \d\.\d\.\d$/gm)).toEqual(['@coast/lamp 2.0.0', 'wick 0.1.0']);
  });

  test("skip the site's own files, and packages that are not sent to browsers", async () => {
    const text = await licensesOf(
      { 'site/main.ts': '', 'node_modules/lamp/package.json': manifest('GPL-3.0') },
      ['site/main.ts'],
    );
    expect(text).not.toContain('lamp');
  });

  test('report all licenses that are not allowed or missing at once, and stop the build', async () => {
    const files = {
      'node_modules/a/package.json': '{ "name": "a", "version": "1.0.0", "license": "GPL-3.0-only" }',
      'node_modules/b/package.json': '{ "name": "b", "version": "1.0.0" }',
      'node_modules/c/package.json':
        '{ "name": "c", "version": "1.0.0", "license": "SEE LICENSE IN EULA.md" }',
      'node_modules/d/package.json': '{ "name": "d", "version": "1.0.0", "license": "OFL-1.1" }',
    };
    const error: unknown = await licensesOf(files).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      name: 'SiteError',
      problems: [
        {
          file: expect.stringMatching(/node_modules\/a\/package\.json$/),
          message:
            'browsers receive code of a 1.0.0, which has a license that is not allowed: "GPL-3.0-only".',
          fix: expect.stringContaining('Allowed licenses: 0BSD, Apache-2.0,'),
        },
        { message: 'browsers receive code of b 1.0.0, which has no license.' },
        {
          message:
            'browsers receive code of c 1.0.0, which has a license that is not allowed: "SEE LICENSE IN EULA.md".',
        },
        { message: 'browsers receive code of d 1.0.0, which contains no text of its license, OFL-1.1.' },
      ],
    });
  });

  test.each([
    ['MIT OR GPL-2.0-only', true],
    ['(Apache-2.0 AND MIT)', true],
    ['MIT AND GPL-2.0-only', false],
    ['(MIT OR GPL-2.0-only) AND BSD-3-Clause', true],
    ['GPL-2.0-only WITH Classpath-exception-2.0', false],
    ['LicenseRef-lamp', false],
  ])('handle OR and AND between licenses: %s', async (license, allowed) => {
    const written = licensesOf({
      'node_modules/lamp/package.json': manifest(license),
      'node_modules/lamp/LICENSE': 'The terms.',
    });
    const outcome = await written.then(
      () => true,
      () => false,
    );
    expect(outcome).toBe(allowed);
  });
});
