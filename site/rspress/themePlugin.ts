import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pluginCheckSyntax } from '@rsbuild/plugin-check-syntax';
import type { RspressPlugin } from '@rspress/core';

import { analyticsSettings } from '../browser/analytics/analyticsSettings';
import { browserSettings, rootSettings } from '../browser/browserSettings';
import { iconTags } from '../publish/icons/iconTags';
import { openSearchTag } from '../search/openSearch';
import { hasDocSearch, type Settings } from '../settings/schema';
import { sendSettings } from '../settings/sendSettings';
import { browserBundle, browserEntriesPlugin } from './browserBundle';
import { stylesPlugin } from './stylesPlugin';
import type { Rspack } from '@rsbuild/core';

const require = createRequire(import.meta.url);

/** Path of the module `virtual-settings`. There is no such file. */
const settingsModule = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'settings.json');

/**
 * Browsers that scripts and styles are written for: those that know `:has()`, modal dialogs and `oklch()`. For earlier ones every
 * color would stand in each page twice.
 */
const browsers = ['chrome >= 111', 'edge >= 111', 'firefox >= 121', 'safari >= 16.4'];

/** Brings the theme into Rspress: styles, the HTML around a page, settings for the browser, and icons in `publicRoot`. */
export function themePlugin(settings: Settings, publicRoot: string): RspressPlugin {
  // Rspress adds the styles of its own theme to every page; nothing of that theme is rendered here.
  const originalStyles = join(require.resolve('@rspress/core/theme-original'), '..', 'styles', 'index.js');
  return {
    name: 'theme',
    builderConfig: {
      plugins: [
        browserEntriesPlugin,
        stylesPlugin(), // All of these browsers read ES2022.
        pluginCheckSyntax({ ecmaVersion: 2022, excludeOutput: /\.html$/ }),
      ],
      html: {
        template: join(import.meta.dirname, '..', 'theme', 'page.html'),
        templateParameters: {
          language: settings.language,
          direction: settings.direction,
          colorMode: settings.colorMode.default,
        },
        tags: [
          // Rsbuild links `favicon.ico` by itself, without a size, and browsers would prefer it to the SVG.
          (tags) => tags.filter(({ attrs }) => attrs?.rel !== 'icon'),
          openSearchTag(settings),
          ...iconTags(settings, (file) => existsSync(join(publicRoot, file))),
        ],
      },
      resolve: {
        alias: {
          'virtual-settings': settingsModule,
          // Left out, it would be named after the folder of the checkout.
          [originalStyles]: join(import.meta.dirname, '..', 'theme', 'noStyles.css'),
        },
      },
      source: {
        define: {
          settingsOfSite: JSON.stringify(browserSettings(settings)),
          hasVersions: JSON.stringify(settings.versions.length > 1),
          isSearchHosted: JSON.stringify(settings.search.provider === 'algolia'),
          hasDocSearch: JSON.stringify(hasDocSearch(settings)),
          settingsOfRoot: JSON.stringify(rootSettings(settings)),
          settingsOfAnalytics: JSON.stringify(analyticsSettings(settings)) ?? 'undefined',
          settingsOfSend: JSON.stringify(sendSettings(settings)) ?? 'undefined',
        },
      },
      // What pages weigh is held by budgets; to compress every file for a list of sizes takes time.
      performance: { buildCache: false, printFileSize: false },
      // `/licenses.txt` has them all.
      output: { polyfill: 'off', legalComments: 'none', overrideBrowserslist: browsers },
      tools: {
        rspack: (_config, { appendPlugins, environment, isProd, rspack }) => {
          const modules = { [settingsModule]: JSON.stringify(settings) };
          appendPlugins(new rspack.experiments.VirtualModulesPlugin(modules));
          if (environment.name === 'web' && isProd) appendPlugins(browserBundle(rspack));
          if (environment.name === 'node' && isProd) appendPlugins(serverBundle);
        },
      },
    },
  };
}

/** The bundle that renders the pages runs once: making it small doesn't pay. */
const serverBundle: Rspack.RspackPluginInstance = {
  apply({ options }) {
    Object.assign(options.optimization, {
      concatenateModules: false,
      mergeDuplicateChunks: false,
      splitChunks: false,
      usedExports: false,
    });
  },
};
