/** Whether a name on a page is that of a fact: the whole, its end where that is enough, or a beginning with an asterisk. */
export function isSame(
  onPage: string,
  name: string,
  { prefix = '', last = false }: { prefix?: string; last?: boolean },
): boolean {
  const bare = onPage.startsWith(prefix) ? onPage.slice(prefix.length) : onPage;
  if (bare === name || onPage === name) return true;
  if (bare.endsWith('*') && name.startsWith(bare.slice(0, -1))) return true;
  return last && name.endsWith(`.${bare}`);
}

/**
 * Whether what a cell says of a value is what the product says. Code in the cell is its value; a cell without code is taken by its words.
 *
 * @param value As the source writes it; undefined or empty where there is none.
 */
export function agrees(codes: string[], text: string, value: string | undefined): boolean {
  if (value === undefined || /^(?:|nil|\[\]|\{\})$/.test(value)) return codes.length === 0;
  if (value === 'false' && /^(?:(?:off|unset|no)\b|-)/i.test(text)) return true;
  return [...codes, ...(codes.length > 0 ? [] : [text])].some((word) => {
    if (word === value || (word !== '' && Number(word) === Number(value))) return true;
    // A constant of the source ends like the value that users write: `slog.LevelInfo`, `EMAIL_TYPE_UUID_V4`.
    if (/[._]/.test(value) && plain(word).length > 2 && plain(value).endsWith(plain(word))) return true;
    return word.split(/[,;\s]+/).includes(value);
  });
}

function plain(word: string): string {
  return word.replace(/[^A-Za-z0-9]/g, '').toLowerCase();
}
