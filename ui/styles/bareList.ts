import { globalStyle } from './style';

/**
 * Takes bullets, indents and gaps from a list that stands in running text, so that a component which is a list looks
 * the same there as anywhere. Weighs nothing: every class of the component wins over it.
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
