/** What draws the content of pages. The build runs it; in the browser only its styles are used. */
export { ReferencePage } from '../reference/ReferencePage';
export { DrawnArticle } from './DrawnArticle';
