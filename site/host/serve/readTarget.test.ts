import { join, sep } from 'node:path';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readTarget } from './readTarget';

const filesOf = (target: string, base?: string) => {
  const read = readTarget(target, base);
  return 'files' in read ? read.files : [];
};

describe('a page', () => {
  it('is the file of its address, or the start of the folder of its address', () => {
    expect(readTarget('/cli/sync')).toEqual({
      kind: 'file',
      files: ['cli/sync', 'cli/sync.html', 'cli/sync/index.html'],
    });
  });

  it('has the same address with a slash at its end', () => {
    expect(readTarget('/api/')).toEqual({ kind: 'file', files: ['api.html', 'api/index.html'] });
  });

  it('may have a dot in its address', () => {
    expect(filesOf('/api/mgmt/v1alpha1/job.proto')).toContain('api/mgmt/v1alpha1/job.proto.html');
  });

  it.each(['/', '', '/?q=1', '/#top', 'http://localhost', 'http://localhost:4173/'])(
    '%j is the start',
    (target) => {
      expect(readTarget(target)).toEqual({ kind: 'file', files: ['index.html'] });
    },
  );

  it('is found by names in any script', () => {
    expect(filesOf('/%C3%BCber/%E6%96%87')).toContain('über/文.html');
  });
});

describe('another spelling', () => {
  it.each([
    ['/index.html', '/'],
    ['/index', '/'],
    ['/cli/index.html', '/cli'],
    ['/cli/index/', '/cli'],
    ['/cli/sync.html', '/cli/sync'],
    ['/cli/sync%2Ehtml', '/cli/sync'],
    ['/cli/sync.html?q=a%20b&c=/index.html#d', '/cli/sync?q=a%20b&c=/index.html'],
    ['/api/job.proto.html', '/api/job.proto'],
    ['/%C3%BCber.html', '/%C3%BCber'],
  ])('%j leads to %j', (target, to) => {
    expect(readTarget(target)).toMatchObject({ kind: 'moved', to });
  });

  it('stays under the base', () => {
    expect(readTarget('/docs/index.html?q', '/docs/')).toMatchObject({ to: '/docs/?q' });
    expect(readTarget('/docs/cli/sync.html', '/docs/')).toMatchObject({ to: '/docs/cli/sync' });
  });
});

describe('no address of the site', () => {
  it.each([
    ['the not-found page by its name', '/404'],
    ['the not-found page by its file', '/404.html'],
    ['a way up', '/../etc/passwd'],
    ['an encoded way up', '/%2e%2e/%2E%2E/etc/passwd'],
    ['an encoded slash', '/cli%2Fsync'],
    ['a way up behind an encoded slash', '/cli%2F..%2F..%2Fetc/passwd'],
    ['a backslash', '/..\\..\\windows'],
    ['an encoded backslash', '/cli%5C..%5Csync'],
    ['a hidden file', '/.env'],
    ['a file in a hidden folder', '/a/.git/config'],
    ['a hidden page', '/.html'],
    ['an empty name', '/cli//sync'],
    ['another host', '//evil.example/index.html'],
    ['another host behind an encoded slash', '/%2Fevil.example/index.html'],
    ['another host behind a backslash', '/\\evil.example/x.html'],
  ])('is %s', (_, target) => {
    expect(readTarget(target)).toEqual({ kind: 'unknown' });
  });

  it.each(['/', '/doc', '/docsx', '/docs.html', '/Docs/'])('is %j outside the base', (target) => {
    expect(readTarget(target, '/docs/')).toEqual({ kind: 'unknown' });
  });

  it('is decoded once only', () => {
    expect(filesOf('/%252e%252e/x')).toContain('%2e%2e/x');
  });
});

it('serves well-known addresses and archives', () => {
  expect(filesOf('/.well-known/security.txt')).toContain('.well-known/security.txt');
  expect(filesOf('/dumps/sample.sql.gz')).toContain('dumps/sample.sql.gz');
});

it.each(['/%E0%A4%A', '/%', '/a/%zz', '/%00', '/a\0b', '/a%0d%0aSet-Cookie:x.html', '/\ud800'])(
  '%j is malformed',
  (target) => {
    expect(readTarget(target)).toEqual({ kind: 'malformed' });
  },
);

describe('for whatever is sent', () => {
  const part = fc.oneof(
    fc.constantFrom(
      '',
      '.',
      '..',
      '%2e%2e',
      '%252e',
      '%2f',
      '%5c',
      '\\',
      'C:',
      '%00',
      '%',
      'index',
      '.html',
      '404',
    ),
    fc.constantFrom(
      'index.html',
      'cli',
      'sync.html',
      'job.proto',
      '.git',
      '?q=1',
      '#x',
      '@evil.example',
      'é',
    ),
    fc.string({ unit: 'binary', maxLength: 8 }),
  );
  const target = fc.array(part).map((parts) => `/${parts.join('/')}`);
  const base = fc.constantFrom('/', '/docs/', '/a/b/');

  it('files lie in the folder', () => {
    fc.assert(
      fc.property(target, (sent) => {
        for (const file of filesOf(sent)) {
          expect(join('/site', file).startsWith(join('/site', sep))).toBe(true);
          expect(file).not.toMatch(/(^|\/)\.(?!well-known)|\\|\0|^\//);
        }
      }),
    );
  });

  it('redirects stay on the site, and end', () => {
    fc.assert(
      fc.property(target, base, (sent, under) => {
        let read = readTarget(under + sent.slice(1), under);
        for (let hop = 0; read.kind === 'moved'; hop++) {
          expect(hop).toBeLessThan(sent.length);
          const to = new URL(read.to, 'http://site.example');
          expect(to.origin).toBe('http://site.example');
          expect(to.pathname.startsWith(under)).toBe(true);
          expect(read.to).toMatch(/^\/(?!\/)/);
          read = readTarget(read.to, under);
        }
      }),
    );
  });

  it('a base changes nothing but the redirects', () => {
    fc.assert(
      fc.property(target, (sent) => {
        const plain = readTarget(sent);
        const based = readTarget(`/docs${sent}`, '/docs/');
        expect(based).toEqual(plain.kind === 'moved' ? { ...plain, to: `/docs${plain.to}` } : plain);
      }),
    );
  });

  it('every plain path finds its page again', () => {
    const name = fc.stringMatching(/^[a-z][\p{L}a-z0-9_ %?#&.-]{0,12}[a-z]$/u);
    const names = fc.array(name, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(names, (path) => {
        fc.pre(!/(^index|\.html)$/.test(path.at(-1)!));
        expect(filesOf(`/${path.map(encodeURIComponent).join('/')}`)).toContain(`${path.join('/')}.html`);
      }),
    );
  });
});
