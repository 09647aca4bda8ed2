/**
 * Names each style of a `.css.ts` module after its constant, for readable classes in development: `Button_root__1a2b3c0`.
 * vanilla-extract generates debug names for calls to its own functions, but not for calls to our wrappers.
 *
 * @param source Text of the module, as the formatter writes it.
 */
export const nameStyles = (source: string): string =>
  source.replace(
    /^((?:export )?const (\w+) = (?:style|recipe)\([^]*?),?\s*\);$/gm,
    (_all, call: string, name: string) => `${call}, '${name}');`,
  );

/** A Vite plugin that names styles before vanilla-extract reads a module. */
export const nameStylesPlugin = {
  name: 'named-styles',
  enforce: 'pre' as const,
  transform: (source: string, file: string) => (file.endsWith('.css.ts') ? nameStyles(source) : null),
};
