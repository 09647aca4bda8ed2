import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';

import { settings as docsearch } from '../../fixtures/docsearch/settings';
import { settings as hosted } from '../../fixtures/hosted/settings';
import { smallestSettings } from '../../fixtures/smallestSettings';
import { parseSettings } from '../../settings/parseSettings';
import type { SettingsInput } from '../../settings/schema';
import { contentSecurityPolicy, sourceHash } from './contentSecurityPolicy';

/** The sources of each directive. */
function policyOf(further: Partial<SettingsInput> = {}, scripts: string[] = [], styles: string[] = []) {
  const settings = parseSettings({ ...smallestSettings, ...further }, 'settings.ts');
  const policy = contentSecurityPolicy(settings, { scripts: new Set(scripts), styles: new Set(styles) });
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name, ...sources] = directive.split(' ');
      return [name!, sources] as const;
    }),
  );
}

const algolia = { provider: 'algolia', applicationId: 'LATENCY', key: 'abc', index: 'docs' } as const;

it('only lets pages load files of the site', () => {
  expect(policyOf({}, ['run()'], ['a{}'])).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'", sourceHash('run()')],
    'style-src': ["'self'", sourceHash('a{}')],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  });
});

it('allows the servers of the application with a hosted search', () => {
  expect(policyOf({ search: algolia })['connect-src']).toEqual([
    "'self'",
    'https://LATENCY-1.algolianet.com',
    'https://LATENCY-2.algolianet.com',
    'https://LATENCY-3.algolianet.com',
    'https://LATENCY-dsn.algolia.net',
    'https://LATENCY.algolia.net',
  ]);
});

it('only allows the custom search host if there is one', () => {
  const search = { ...algolia, host: 'https://search.example.com' };
  expect(policyOf({ search })['connect-src']).toEqual(["'self'", 'https://search.example.com']);
});

it('allows the origins of analytics and the visitor-intent script, each listed once', () => {
  const policy = policyOf({
    search: { ...algolia, host: 'https://events.example.com' },
    analytics: { key: 'abc', host: 'https://events.example.com/ingest' },
    visitorIntent: { key: 'def', script: 'https://tag.example.com/{key}.js' },
  });
  expect(policy['script-src']).toEqual(["'self'", 'https://tag.example.com']);
  expect(policy['connect-src']).toEqual(["'self'", 'https://events.example.com', 'https://tag.example.com']);
});

it('allows every style that DocSearch adds to a page, only on sites that use it', () => {
  const folder = fileURLToPath(new URL('.', import.meta.resolve('@docsearch/react/modal')));
  // Nothing loads the parts that answer with a language model.
  const files = globSync('*.js', {
    cwd: folder,
    absolute: true,
    ignore: ['*AskAi*', '*askai*', 'docsearchAi*', 'sidepanel*'],
  });
  const sources = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const styles = [...sources.matchAll(/createElement\("style", null, "([^"]*)"\)/g)].map(([, text]) => text!);
  expect(sources.match(/createElement\("style"/g)).toHaveLength(styles.length);
  expect(policyOf(docsearch)['style-src']).toEqual(["'self'", ...new Set(styles.map(sourceHash))]);
  expect(policyOf(hosted)['style-src']).toEqual(["'self'"]);
});

it('hashes a source as browsers do', () => {
  // The example of the specification of Content Security Policy, level 2.
  expect(sourceHash("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});
