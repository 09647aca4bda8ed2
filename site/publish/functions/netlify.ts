import { createFunctionHandler } from './createFunctionHandler';

/** Replaced by the bundler. */
declare const ASSISTANTS_PATH: string;

export const config = { path: ASSISTANTS_PATH };

const answer = createFunctionHandler();

/** The function for Netlify. */
export default (request: Request) => answer(request, fetch);
