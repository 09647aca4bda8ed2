import { globalStyle } from './style';

/**
 * Removes prose bullets, indents and gaps from a component that is a list. Has no specificity, so every class of the
 * component overrides it.
 *
 * @param list Class of the `<ul>` or `<ol>`.
 */
export function bareList(list: string): void {
  globalStyle(`:where(${list} > li)`, { maxWidth: 'none', margin: 0, padding: 0 });
  globalStyle(`:where(${list} > li)::before`, {
    content: 'none',
    inset: 'auto',
    width: 'auto',
    height: 'auto',
    background: 'none',
  });
  globalStyle(`:where(${list} > li > *)`, { marginTop: 0 });
}
