import { RE2JS, RE2JSSyntaxException } from 're2js';

/** Why RE2 rejects a regular expression, with the invalid part; undefined for a valid one. */
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

/** Names the features of other engines that RE2 reports as syntax errors. */
function reason(part: string, description: string): string {
  if (/^\(\?[=!]/.test(part)) return 'lookahead is not supported';
  if (/^\(\?<[=!]/.test(part)) return 'lookbehind is not supported';
  return /^\\[1-9]/.test(part) ? 'backreferences are not supported' : description;
}
