/**
 * Names each style of a `.css.ts` module after its constant, for readable classes in development: `Button_root__1a2b3c0`.
 * vanilla-extract's own names are for its functions alone, not for those that wrap them.
 *
 * @param source Text of the module, as the formatter writes it.
 */
export const nameStyles = (source: string): string =>
  source.replace(
    /^((?:export )?const (\w+) = (?:style|recipe)\([^]*?),?\s*\);$/gm,
    (_all, call: string, name: string) => `${call}, '${name}');`,
  );

/** A plugin of Vite that does so before vanilla-extract reads a module. */
export const namedStyles = {
  name: 'named-styles',
  enforce: 'pre' as const,
  transform: (source: string, file: string) => (file.endsWith('.css.ts') ? nameStyles(source) : null),
};
