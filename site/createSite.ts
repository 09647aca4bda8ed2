import { join, resolve } from 'node:path';

import type { UserConfig } from '@rspress/core';

import type { Sources } from './lastBuild';
import type { Problem } from './problem';
import { writeLicenses } from './publish/licenses/writeLicenses';
import { nameAfterAddresses } from './publish/nameAfterAddresses';
import { writeHostFiles } from './publish/writeHostFiles';
import { contentPlugin } from './rspress/contentPlugin';
import { hostsPlugin } from './rspress/integrityPlugin';
import { themePlugin } from './rspress/themePlugin';
import { readSettings } from './settings/readSettings';
import type { SettingsInput } from './settings/schema';

export interface CreateSiteOptions {
  /** Where the settings are written, for problems. @default 'rspress.config.ts' */
  settingsFile?: string;
  /** Root of the project: content, proto and output lie under it. @default the working directory */
  root?: string;
  /** Folder of the built site, from the root. @default 'dist' */
  outDir?: string;
  /** Whether warnings stop the build too. @default whether the command was called with `--strict` */
  strict?: boolean;
}

/** A configuration of Rspress, with what it does not know of. */
export interface SiteConfig extends UserConfig {
  /** All that a built site is made of: a build that finds none of it changed has nothing to do. @default every build builds */
  sources?: Sources;
  /** What was found that is worth a word. */
  warnings?: () => Problem[];
  /** Makes a built folder ready for its hosts, once everything else is written. */
  finish?: (folder: string) => Promise<void>;
}

/**
 * Turns a site's settings into a configuration of Rspress.
 *
 * @throws {SiteError} When the settings are not valid. Problems in the content stop the build itself.
 */
export function createSite(input: SettingsInput, options: CreateSiteOptions = {}): SiteConfig {
  const { settingsFile = 'rspress.config.ts', outDir = 'dist' } = options;
  const root = resolve(options.root ?? '.');
  const strict = options.strict ?? process.argv.includes('--strict');
  const settings = readSettings(input, settingsFile, process.env);

  // What browsers get something of: known when everything is built.
  const shipped = new Set<string>();

  const content = contentPlugin({ settings, settingsFile, root, strict, shipped });

  return {
    root: join(root, settings.content.root),
    outDir: resolve(root, outDir),
    base: settings.base,
    siteOrigin: settings.address,
    title: settings.title,
    description: settings.tagline,
    lang: settings.language,
    themeDir: join(import.meta.dirname, 'render', 'theme'),
    // The theme brings its own color modes, navigation, search and zoom.
    themeConfig: { darkMode: false, nav: [], sidebar: {} },
    search: false,
    mediumZoom: false,
    llms: false,
    route: { cleanUrls: true, exclude: settings.content.exclude },
    plugins: [content, themePlugin(settings), hostsPlugin(shipped)],
    sources: {
      root,
      files: [...content.folders, ...[settings.ledger ?? []].flat().map((file) => join(root, file))],
      values: [settings, settingsFile, strict, process.argv.includes('--drafts')],
    },
    warnings: content.warnings,
    finish: async (folder) => {
      await nameAfterAddresses(folder);
      await writeLicenses(folder, shipped);
      await writeHostFiles(folder, settings, content.redirects());
    },
  };
}
