import { RE2JS, RE2JSSyntaxException } from 're2js';

/** Why RE2 cannot read a regular expression, with the part that is at fault; undefined when it can. */
export function patternFault(pattern: string): string | undefined {
  try {
    RE2JS.compile(pattern);
    return undefined;
  } catch (error) {
    if (!(error instanceof RE2JSSyntaxException)) throw error;
    const part = error.getPattern();
    return part ? `${reason(part, error.getDescription())}, \`${part}\`` : error.getDescription();
  }
}

/** What RE2 calls a fault of spelling is often something that other engines have. */
function reason(part: string, description: string): string {
  if (/^\(\?[=!]/.test(part)) return 'it has no lookahead';
  if (/^\(\?<[=!]/.test(part)) return 'it has no lookbehind';
  return /^\\[1-9]/.test(part) ? 'it has no references back to a group' : description;
}
