import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pluginCheckSyntax } from '@rsbuild/plugin-check-syntax';
import type { Rspack } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';

import { analyticsSettings } from '../browser/analytics/analyticsSettings';
import { browserSettings, rootSettings } from '../browser/browserSettings';
import { iconTags } from '../publish/icons/iconTags';
import { shippedFiles } from '../publish/licenses/shippedFiles';
import { openSearchTag } from '../search/openSearch';
import { hasDocSearch, type Settings } from '../settings/schema';
import { sendSettings } from '../settings/sendSettings';
import { browserBundle, browserEntriesPlugin } from './browserBundle';
import { stylesPlugin } from './stylesPlugin';

/** Supported browsers: they have `:has()`, modal dialogs and `oklch()`. Others would need each color twice. */
const browsers = ['chrome >= 111', 'edge >= 111', 'firefox >= 121', 'safari >= 16.4'];

/**
 * Adds the theme to Rspress: styles, scripts, the HTML around a page, and settings for the browser.
 *
 * @param publicRoot Folder of static files, with the icons.
 * @param shipped Gets the absolute paths of all files that browsers get something of.
 */
export function themePlugin(settings: Settings, publicRoot: string, shipped: Set<string>): RspressPlugin {
  return {
    name: 'theme',
    builderConfig: {
      plugins: [
        browserEntriesPlugin,
        stylesPlugin(),
        // All of these browsers support ES2022.
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
      source: {
        define: {
          settingsOfPages: JSON.stringify(settings),
          settingsOfSite: JSON.stringify(browserSettings(settings)),
          hasVersions: JSON.stringify(settings.versions.length > 1),
          isSearchHosted: JSON.stringify(settings.search.provider === 'algolia'),
          hasDocSearch: JSON.stringify(hasDocSearch(settings)),
          settingsOfRoot: JSON.stringify(rootSettings(settings)),
          settingsOfAnalytics: JSON.stringify(analyticsSettings(settings)) ?? 'undefined',
          settingsOfSend: JSON.stringify(sendSettings(settings)) ?? 'undefined',
        },
      },
      // Tests have budgets for sizes; a list of compressed sizes takes time.
      performance: { buildCache: false, printFileSize: false },
      // They are in `/licenses.txt`.
      output: { polyfill: 'off', legalComments: 'none', overrideBrowserslist: browsers },
      tools: {
        rspack: (config, { appendPlugins, environment, isProd, rspack }) => {
          if (!isProd) return;
          if (environment.name === 'node') appendPlugins(serverBundle);
          if (environment.name !== 'web') return;
          // Scripts refuse scripts and styles of another build. finishPages.ts adds the hash of the first script.
          const integrity = new rspack.SubresourceIntegrityPlugin({
            htmlPlugin: false,
            hashFuncNames: ['sha256'],
          });
          appendPlugins([browserBundle(rspack), shippedFiles(shipped), integrity]);
          config.output = { ...config.output, crossOriginLoading: 'anonymous' };
        },
      },
    },
  };
}

/** Runs once, so it isn't optimized. */
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
