import { RE2JS, RE2JSSyntaxException } from 're2js';

/** Why RE2 cannot read a regular expression, with the part that is at fault; undefined when it can. */
export function patternFault(pattern: string): string | undefined {
  // RE2 in JavaScript takes milliseconds for a pattern.
  if (isPlain(pattern)) return undefined;
  try {
    RE2JS.compile(pattern);
    return undefined;
  } catch (error) {
    if (!(error instanceof RE2JSSyntaxException)) throw error;
    const part = error.getPattern();
    return part ? `${reason(part, error.getDescription())}, \`${part}\`` : error.getDescription();
  }
}

/** Characters that mean the same to RE2 and to JavaScript, but in an empty class, in a named one, and in high counts. */
const common = /^[\w \-^$.|[\]{},+*?:@/]*$/;
const different = /\[\^?\]|\[:|\d{4}/;

/** Whether a pattern is one that RE2 and JavaScript read alike, and can be read. */
export function isPlain(pattern: string): boolean {
  if (!common.test(pattern) || different.test(pattern)) return false;
  try {
    return new RegExp(pattern, 'u').unicode;
  } catch {
    return false;
  }
}

/** What RE2 calls a fault of spelling is often something that other engines have. */
function reason(part: string, description: string): string {
  if (/^\(\?[=!]/.test(part)) return 'it has no lookahead';
  if (/^\(\?<[=!]/.test(part)) return 'it has no lookbehind';
  return /^\\[1-9]/.test(part) ? 'it has no references back to a group' : description;
}
