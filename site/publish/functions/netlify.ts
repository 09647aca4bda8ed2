import { answer } from './deployed';

/** Set by the build: the address of the function. */
declare const functionPath: string;

/** The function of Netlify. */
export default (request: Request) => answer(request, fetch);

export const config = { path: functionPath };
