import type { OpenIndex } from './openIndex';
import { nameAt } from './fieldsOf';
import { weights } from './weights';
import { normalizeWord, stemOf } from './words';

/** Returns a function for the factor of a record whose name is spelled like a query or contains it. */
export function spellingBoost(index: OpenIndex, query: string): (record: number) => number {
  const typed = query.trim().toLowerCase();
  const bareTyped = bare(typed);
  const normalizedQuery = normalizeWord(typed);
  // Messages are pasted: they have several words, or characters that people don't type.
  const isErrorMessage =
    typed.split(/\s+/).length >= weights.minErrorMessageWords || /\s.*[^\p{L}\s'-]/u.test(typed);
  const isCode =
    bareTyped !== typed ||
    /^[\p{L}\p{N}]*[._-]/u.test(bareTyped) ||
    /^\S*\p{Ll}\p{Lu}\S*$/u.test(query.trim());

  return (record) => {
    const name = nameAt(index, record).toLowerCase();
    const isSame = bare(name) === bareTyped;
    const { isLookedUpByName, spelling } = index.kindOf(record);
    const isTitle = spelling === 'stem' && stemOf(normalizeWord(name)) === stemOf(normalizedQuery);
    if (isSame && (isCode || (isLookedUpByName && !index.hasPlainName(record)))) return weights.verbatim;
    // Fields share words with pages: "where clause" asks for the page, `where_clause` for the field.
    if ((isSame || spelling !== 'verbatim') && (normalizeWord(name) === normalizedQuery || isTitle)) {
      return index.hasPlainName(record) ? weights.sameWord : weights.sameLetters;
    }
    if (!name.startsWith(typed) && !` ${name} `.includes(` ${typed} `)) return 1;
    return isErrorMessage ? weights.errorMessage : weights.containsQuery;
  };
}

/** A name without leading dashes. */
const bare = (name: string) => name.replace(/^-+/, '');
