import type { RspressPlugin } from '@rspress/core';

import { shippedFiles } from '../publish/licenses/shippedFiles';

/**
 * Lets the scripts of the built site refuse a script or style sheet that is not the one they were built with, and takes
 * down what they are made of.
 *
 * @param shipped Takes the absolute paths of all files that browsers get something of.
 */
export function hostsPlugin(shipped: Set<string>): RspressPlugin {
  return {
    name: 'hosts',
    builderConfig: {
      tools: {
        rspack: (config, { appendPlugins, environment, isProd, rspack }) => {
          if (environment.name !== 'web' || !isProd) return;
          appendPlugins(shippedFiles(shipped));
          // What pages load themselves is seen to when they are finished.
          appendPlugins(
            new rspack.SubresourceIntegrityPlugin({ htmlPlugin: false, hashFuncNames: ['sha256'] }),
          );
          config.output = { ...config.output, crossOriginLoading: 'anonymous' };
        },
      },
    },
  };
}
