import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { HeaderRule } from '../headerRules';
import { headersFile, parseHeaders } from '../headersFile';
import { parseRedirects, redirectsFile } from '../redirectsFile';

/** What a built site tells its host. */
export interface HostRules {
  headers: HeaderRule[];
  /** Where addresses lead that moved for good. */
  redirects: Map<string, string>;
}

/** Gives a function that reads what a built site tells its host: as it is now, parsed anew only when it changed. */
export function hostRules(folder: string): () => Promise<HostRules> {
  const headers = parsed(join(folder, headersFile), parseHeaders);
  const redirects = parsed(join(folder, redirectsFile), parseRedirects);
  return async () => ({ headers: await headers(), redirects: await redirects() });
}

function parsed<Value>(path: string, parse: (text: string) => Value): () => Promise<Value> {
  let known = { text: '', value: parse('') };
  return async () => {
    const text = await readFile(path, 'utf8').catch(() => '');
    if (text !== known.text) known = { text, value: parse(text) };
    return known.value;
  };
}
