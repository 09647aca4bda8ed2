/** What draws the content of pages. The build runs it; in the browser only its styles are used. */
export { ReferencePage } from '../reference/ReferencePage';
export { DrawnArticle } from './DrawnArticle';
// Pages take it from the theme by its name, and no page is in the browser's bundle.
export { Callout } from './markdown';
