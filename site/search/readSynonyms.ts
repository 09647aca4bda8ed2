import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { parseYaml } from '../settings/parseYaml';
import { SiteError } from '../problem';
import type { IndexedSynonym } from './engine/searchIndex';
import { normalizeWord, wordsOf } from './engine/words';

const phrase = z
  .string()
  .regex(/[\p{L}\p{N}]/u, { error: 'expected a phrase with a letter or a digit in it' });

const synonymsSchema = z.strictObject({
  /** Groups of phrases with the same meaning. */
  same: z.array(z.array(phrase).min(2)).default([]),
  /** Phrases to look up in addition, in this direction only. */
  also: z.record(phrase, z.array(phrase).min(1)).default({}),
});

/**
 * Reads the table of synonyms, if there is one.
 *
 * @param contentRoot Content folder, relative to the root of the project.
 * @param root Root of the project.
 * @throws {SiteError} With every problem at once.
 */
export function readSynonyms(contentRoot: string, root: string): IndexedSynonym[] {
  const file = `${contentRoot}/_search/synonyms.yml`;
  const path = join(root, file);
  if (!existsSync(path)) return [];
  const { value, problems } = parseYaml(readFileSync(path, 'utf8'), { schema: synonymsSchema, file });
  if (value === undefined) throw new SiteError(problems);

  const same = value.same.map((group): IndexedSynonym => {
    const phrases = group.map(toWords);
    return { kind: 'same', typed: phrases, found: phrases };
  });
  const also = Object.entries(value.also).map(([typed, found]): IndexedSynonym => {
    return { kind: 'also', typed: [toWords(typed)], found: found.map(toWords) };
  });
  return [...same, ...also];
}

/** A phrase as normalized words, separated by spaces. */
function toWords(text: string): string {
  return wordsOf(text)
    .map(({ whole }) => normalizeWord(whole))
    .join(' ');
}
