import { join } from 'node:path';

import type { RsbuildPlugin, RsbuildPluginAPI } from '@rsbuild/core';

import type { Settings } from '../settings/schema';

/** Where the module is taken to be; there is no file. */
const path = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'settings.json');

/** The module `virtual-settings`, in which components find the settings. */
export interface SettingsModule {
  plugin: RsbuildPlugin;
  /** Puts other settings into it. Returns the paths that have changed. */
  write: (settings: Settings) => string[];
}

/** Makes the module of the settings with which a site begins. */
export function settingsModule(settings: Settings): SettingsModule {
  let text = JSON.stringify(settings);
  const writers: ((text: string) => void)[] = [];
  return {
    plugin: {
      name: 'settings-module',
      setup(api: RsbuildPluginAPI) {
        api.modifyRspackConfig((config, { rspack, appendPlugins, mergeConfig }) => {
          const module = new rspack.experiments.VirtualModulesPlugin({ [path]: text });
          writers.push((fresh) => module.writeModule(path, fresh));
          appendPlugins(module);
          return mergeConfig(config, { resolve: { alias: { 'virtual-settings': path } } });
        });
      },
    },
    write(fresh) {
      const written = JSON.stringify(fresh);
      if (written === text) return [];
      text = written;
      for (const write of writers) write(text);
      return [path];
    },
  };
}
