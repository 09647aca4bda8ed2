/**
 * Parses HTML into an element of this document. A template's would have to be adopted, and would parse `<noscript>` as
 * markup.
 *
 * @throws {Error} When the HTML has no element.
 */
export function parseElement(html: string): Element {
  const wrapper = document.createElement('div');
  wrapper.innerHTML = html;
  if (!wrapper.firstElementChild) throw new Error('The page has no content.');
  return wrapper.firstElementChild;
}
