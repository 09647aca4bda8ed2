import type { OpenIndex } from './openIndex';
import { nameOfRecord } from './recordOf';
import { weights } from './weights';
import { normalizeWord, stemOf } from './words';

/** Returns a function for the factor of a record whose name is spelled like a query or contains it. */
export function spellingBoost(index: OpenIndex, query: string): (record: number) => number {
  const typed = query.trim().toLowerCase();
  const bareTyped = bare(typed);
  const normalizedQuery = normalizeWord(typed);
  // Messages are pasted: they have several words, or characters that people don't type.
  const isMessage = typed.split(/\s+/).length >= weights.minMessageWords || /\s.*[^\p{L}\s'-]/u.test(typed);
  const isCode =
    bareTyped !== typed ||
    /^[\p{L}\p{N}]*[._-]/u.test(bareTyped) ||
    /^\S*\p{Ll}\p{Lu}\S*$/u.test(query.trim());

  return (record) => {
    const name = nameOfRecord(index, record).toLowerCase();
    const isSame = bare(name) === bareTyped;
    const { isSymbol, spelling } = index.kindOf(record);
    const isTitle = spelling === 'stem' && stemOf(normalizeWord(name)) === stemOf(normalizedQuery);
    if (isSame && (isCode || (isSymbol && !index.isPlainSymbol(record)))) return weights.verbatim;
    // Fields share words with pages: "where clause" asks for the page, `where_clause` for the field.
    if ((isSame || spelling !== 'verbatim') && (normalizeWord(name) === normalizedQuery || isTitle)) {
      return index.isPlainSymbol(record) ? weights.sameWord : weights.sameLetters;
    }
    if (!name.startsWith(typed) && !` ${name} `.includes(` ${typed} `)) return 1;
    return isMessage ? weights.message : weights.containsQuery;
  };
}

/** A name without leading dashes. */
const bare = (name: string) => name.replace(/^-+/, '');
