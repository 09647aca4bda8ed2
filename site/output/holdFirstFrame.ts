import type { FinishingStep } from './finishPage';

/** No heading has such an id. */
const id = '_first-frame';

const link = `<link rel="expect" href="#${id}" blocking="render">`;

/** Nothing runs, so no policy has to allow it. */
const mark = `<script id="${id}"></script>`;

/** Where the parts of a page begin that are drawn later, or else where its content ends. */
const end = /<(?:div|section) [^>]*\bdata-text="|<\/div><\/main>/;

/**
 * Has the browser draw a page for the first time when the parser has come to the parts that are drawn later. Chrome would
 * draw the header alone where the parser happens to yield early, and then all else in one long task while the reader
 * already tries to do something. Other browsers draw as they do.
 */
export const holdFirstFrame: FinishingStep = (html) =>
  end.test(html) ? html.replace(end, (found) => mark + found).replace('</head>', `${link}\n</head>`) : html;
