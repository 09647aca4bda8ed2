import { createHighlighter, type BundledLanguage, type Highlighter } from 'shiki';

import { codeTheme, tokenizeTimeLimit, transformerRoles } from '../markdown/codeTheme';
import { transformerDense } from '../markdown/transformerDense';

let highlighter: Promise<Highlighter> | undefined;

/** Code as HTML for the inside of `<code>`, with the roles of its parts as classes, in as few elements as it takes. */
export async function highlight(code: string, lang: BundledLanguage): Promise<string> {
  highlighter ??= createHighlighter({ themes: [codeTheme], langs: [] });
  const shiki = await highlighter;
  await shiki.loadLanguage(lang);
  const html = shiki.codeToHtml(code, {
    lang,
    theme: 'roles',
    tokenizeTimeLimit,
    transformers: [transformerRoles(), transformerDense()],
  });
  return html.replace(/^<pre[^>]*><code>/, '').replace(/<\/code><\/pre>$/, '');
}
