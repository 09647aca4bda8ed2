import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { headersAt, headersFile, parseHeaders } from '../headersFile';
import { parseRedirects, redirectsFile } from '../redirectsFile';
import { statsOf } from './statsOf';

/** What a built site tells its host. */
export interface HostRules {
  /** Headers of the answer at a path. */
  headersAt: (path: string) => Record<string, string>;
  /** Where addresses lead that moved for good. */
  redirects: Map<string, string>;
}

/** Most paths whose headers are kept: who asks may ask for anything. */
const mostPaths = 10_000;

/** Gives a function that reads what a built site tells its host: as it is now, read anew only when it changed. */
export function hostRules(folder: string): () => HostRules {
  const headers = parsed(join(folder, headersFile), (text) => {
    const rules = parseHeaders(text);
    const known = new Map<string, Record<string, string>>();
    return (path: string) => {
      let found = known.get(path);
      if (!found) {
        if (known.size === mostPaths) known.clear();
        known.set(path, (found = headersAt(path, rules)));
      }
      return found;
    };
  });
  const redirects = parsed(join(folder, redirectsFile), parseRedirects);
  return () => ({ headersAt: headers(), redirects: redirects() });
}

function parsed<Value>(path: string, parse: (text: string) => Value): () => Value {
  let known = { state: 'none', value: parse('') };
  return () => {
    const stats = statsOf(path);
    const state = stats ? `${stats.ino} ${stats.size} ${stats.mtimeMs}` : 'none';
    if (state !== known.state) known = { state, value: parse(stats ? readFileSync(path, 'utf8') : '') };
    return known.value;
  };
}
