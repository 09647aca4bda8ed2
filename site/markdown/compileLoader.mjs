// Rspack gives a loader its context as `this`.
/* oxlint-disable oxc/no-this-in-exported-function */

/** Loader of Rspack: makes the module of a page, by the function `compile` of its options. */
export default function compileLoader(source) {
  const callback = this.async();
  const { compile } = this.getOptions();
  compile(source, this.resourcePath).then(
    (code) => callback(null, code),
    (error) => callback(error),
  );
}
