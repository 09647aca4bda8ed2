import { compile } from '@vanilla-extract/integration';
import { VanillaExtractPlugin } from '@vanilla-extract/webpack-plugin';
import type { Rspack } from '@rsbuild/core';

type Bundle = VanillaExtractPlugin['childCompiler']['getCompiledSource'];

const name = 'styles';

/**
 * Makes plugins that write the style sheets of `.css.ts` modules. What each of these modules runs is bundled once for all plugins,
 * by esbuild: left to itself, the library starts a compiler of Rspack for each module, and every message to the first thread is
 * slower for as long as they live.
 */
export function stylePlugins(): { web: Rspack.RspackPluginInstance; node: Rspack.RspackPluginInstance } {
  const bundles = new Map<string, ReturnType<typeof compile>>();
  const getCompiledSource: Bundle = async ({ resourcePath, rootContext, addDependency }) => {
    let bundle = bundles.get(resourcePath);
    if (!bundle) {
      bundle = compile({ filePath: resourcePath, cwd: rootContext, identOption: 'short' });
      bundles.set(resourcePath, bundle);
    }
    const { source, watchFiles } = await bundle;
    for (const file of watchFiles) addDependency(file);
    return { source, dependencies: watchFiles };
  };
  const plugin = (
    options: ConstructorParameters<typeof VanillaExtractPlugin>[0],
  ): Rspack.RspackPluginInstance => {
    const styles = new VanillaExtractPlugin(options);
    Object.assign(styles.childCompiler, { getCompiledSource });
    return {
      apply(compiler) {
        // A file may have changed since.
        compiler.hooks.watchRun.tap(name, () => bundles.clear());
        styles.apply(compiler as unknown as Parameters<VanillaExtractPlugin['apply']>[0]);
      },
    };
  };
  // Names that say where a style is written take Babel, and a second at every start. Storybook has them.
  const identifiers = 'short';
  // Pages are drawn with the names of styles alone.
  return { web: plugin({ identifiers }), node: plugin({ identifiers, outputCss: false }) };
}
