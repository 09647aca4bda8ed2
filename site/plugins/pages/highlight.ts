import { createHighlighter, type BundledLanguage, type Highlighter } from 'shiki';

import { codeTheme, transformerRoles } from '../markdown/codeTheme';

let highlighter: Promise<Highlighter> | undefined;

/** Code as HTML for the inside of `<code>`, with the roles of its parts as classes. */
export async function highlight(code: string, lang: BundledLanguage): Promise<string> {
  highlighter ??= createHighlighter({ themes: [codeTheme], langs: [] });
  const shiki = await highlighter;
  await shiki.loadLanguage(lang);
  const html = shiki.codeToHtml(code, { lang, theme: 'roles', transformers: [transformerRoles()] });
  return html.replace(/^<pre[^>]*><code>/, '').replace(/<\/code><\/pre>$/, '');
}
