/* The code that a request needs once it is sent. */
export { explain } from './explain';
export { sendCall } from './sendCall';
