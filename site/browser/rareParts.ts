/* What few pages have. Together it is small, and names one file in the script of every page. */
export { keepTicks } from './memory/keepTicks';
export { press } from './press';
export { suggestPages } from './notFound';
