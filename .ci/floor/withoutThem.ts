/**
 * Features that browsers of the floor lack and built code uses all the same, with what a reader has without them.
 *
 * A name covers all below it. What looks is tried: `npm run test:browsers` opens every kind of page without these rules.
 */
export const withoutThem: Record<string, string> = {
  'css.properties.scrollbar-width': 'the scrollbar of the browser',
  'css.properties.scrollbar-color': 'the scrollbar of the browser',
  'css.properties.scrollbar-gutter': 'the page moves by the width of a scrollbar while a dialog is open',
  'css.properties.text-align.match-parent': 'the alignment that stands before it',
  'css.properties.text-wrap': 'lines break where they are full',
  'css.properties.text-size-adjust': 'its name with a prefix stands beside it, and Firefox changes no sizes',
  'css.properties.break-after.avoid': 'a heading may be the last line of a sheet',
  'css.properties.orphans': 'a sheet may end with one line of a paragraph',
  'css.properties.widows': 'a sheet may begin with one line of a paragraph',
  'css.properties.field-sizing':
    'a field for several lines keeps the height that it begins with, and scrolls',
  'css.selectors.details-content': 'what is folded on the screen is folded on paper',
  'css.properties.content-visibility': 'what is far from the window is drawn at once: the page is slower',
  'css.properties.contain-intrinsic-block-size': 'without deferred drawing no height is estimated',
  'css.properties.forced-color-adjust': 'Safari has no forced colors',
  'css.properties.grid-template-rows.subgrid': 'the same rows, written out before it',
  'css.properties.content.alt_text': 'the same content before it, which is heard as well as seen',
  'javascript.builtins.Iterator.take': 'a method of the search of this name',
  'javascript.builtins.AsyncDisposableStack.use': 'a function of React of this name',
  'javascript.builtins.RegExp.escape': 'a function of React of this name',
  'api.Navigator.connection':
    'asked for first: without it a line is taken for a fast one, or a page that was timed says it',
  'api.Document.startViewTransition': 'tried by React in an element that no page has',
  'api.Element.checkVisibility': 'asked for first, by Radix: without it, the style is read',
  'api.ClipboardItem': 'asked for first: without it the text alone is written',
  'api.Clipboard.readText': 'a method of the host of behaviors of this name',
};
