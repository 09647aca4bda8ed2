import type { RspressPlugin } from '@rspress/core';

/** Lets the scripts of the built site refuse a script or style sheet that is not the one they were built with. */
export function hostsPlugin(): RspressPlugin {
  return {
    name: 'hosts',
    builderConfig: {
      tools: {
        rspack: (config, { appendPlugins, environment, isProd, rspack }) => {
          if (environment.name !== 'web' || !isProd) return;
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
