import type { Code } from 'mdast';
import { bundledLanguages } from 'shiki';

import { didYouMean } from '../../nearest';
import type { Problem } from '../../problem';
import { placeOf } from '../documents/placeOf';
import { drawnLanguages } from './drawnFences';

/** Languages that are rendered without Shiki. */
const otherLanguages = ['text', 'txt', 'plain', 'plaintext', ...Object.keys(drawnLanguages)];

/** What to write instead of languages that other tools support. */
const alternatives: Record<string, string> = {
  math: 'Write its signs, or show a picture: formulas are not supported.',
  mermaid: 'Draw diagrams in the language "dot".',
  plantuml: 'Draw diagrams in the language "dot".',
};

/** Reports a language that Shiki doesn't know, or meta written without a space after the language. */
export function checkLanguage(fence: Code, pageFile: string): Problem[] {
  const { lang, meta } = fence;
  const known = [...Object.keys(bundledLanguages), ...otherLanguages];
  const hint = lang && Object.hasOwn(alternatives, lang) ? alternatives[lang] : undefined;
  if (!lang || (known.includes(lang) && !hint)) return [];
  const [, name, rest = ''] = /^([\w+#-]+)([{:=[].*)$/.exec(lang) ?? [];
  const spaceFix = name && `Add a space after it: "\`\`\`${name} ${`${rest} ${meta ?? ''}`.trim()}".`;
  const fix = spaceFix ?? hint ?? `${didYouMean(lang, known)}Use a language that Shiki colors, or "text".`;
  const message = `the language ${JSON.stringify(lang)} is not known.`;
  return [{ ...placeOf(fence, pageFile), message, fix, isWarning: true }];
}
