import { join } from 'node:path';

import { longContent } from '../fixtures/long/files';

/** Root of the project. */
export const root = join(import.meta.dirname, '..', '..');

/** A site that tests visit. */
export interface Fixture {
  /** Folder under `site/fixtures/`. */
  name: string;
  /** Folder under `site/fixtures/` whose content it has. @default its own */
  content?: string;
  /** Where the copy is built. */
  folder: string;
  /** Files to write into the copy, by path. */
  files?: Record<string, string>;
  /** Words to replace before the build, by file. */
  changes?: Record<string, [from: string, to: string]>;
  /** Environment variables of its build, in addition to those of the tests. */
  environment?: Record<string, string>;
}

/** Hosts of providers, in name only: tests that use them name the server that replaces them. */
export const providers = { events: 'http://events.example.com', tag: 'http://tag.example.com' };

const built = (name: string) => join(root, 'reports', 'fixtures', name);

export const fixtures = {
  small: { name: 'small', folder: built('small') },
  /** The same site, built elsewhere. Letters change case in another way in Turkish. */
  abroad: {
    name: 'small',
    folder: built('abroad'),
    environment: { TZ: 'Pacific/Auckland', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
  },
  hosted: { name: 'hosted', content: 'small', folder: built('hosted') },
  docsearch: { name: 'docsearch', content: 'small', folder: built('docsearch') },
  versions: { name: 'versions', folder: built('versions') },
  /** The same site, published again with other words. */
  republished: {
    name: 'versions',
    folder: built('republished'),
    changes: { 'signals.mdx': ['How version 2 signals.', 'How version 2 signals since today.'] },
  },
  /** A site that counts its visitors. */
  analytics: { name: 'analytics', content: 'small', folder: built('analytics') },
  /** A site with a sidebar that pages have in part. */
  long: { name: 'long', files: longContent, folder: built('long') },
} satisfies Record<string, Fixture>;

/** Built sites. */
export const folders = {
  /** The documentation itself, built by the command before. */
  site: join(root, 'dist'),
  small: join(fixtures.small.folder, 'dist'),
  abroad: join(fixtures.abroad.folder, 'dist'),
  hosted: join(fixtures.hosted.folder, 'dist'),
  docsearch: join(fixtures.docsearch.folder, 'dist'),
  versions: join(fixtures.versions.folder, 'dist'),
  republished: join(fixtures.republished.folder, 'dist'),
  analytics: join(fixtures.analytics.folder, 'dist'),
  long: join(fixtures.long.folder, 'dist'),
};
