import type { Problem } from '../../problem';

/** What the Content Security Policy refuses when it stands in a page, and what to do instead. */
const refused = [
  {
    pattern: /<[a-z][^<>]*?\sstyle\s*=\s*("[^"]*"|'[^']*')/gi,
    name: 'the inline style',
    fix: 'Use an element or a class of the design system.',
  },
  {
    pattern: /<style\b[^>]*>/gi,
    name: 'the style sheet',
    fix: 'Use an element or a class of the design system.',
  },
  {
    pattern: /<[a-z][^<>]*?\son[a-z]+\s*=\s*("[^"]*"|'[^']*')/gi,
    name: 'the event handler',
    fix: 'Listen in a script of the theme.',
  },
  {
    pattern: /<[a-z][^<>]*?\s(?:href|src|action)\s*=\s*("\s*javascript:[^"]*"|'\s*javascript:[^']*')/gi,
    name: 'the script address',
    fix: 'Listen in a script of the theme.',
  },
];

/** Problems of a page that holds what the Content Security Policy refuses: it would be there and do nothing. */
export function refusedMarkup(html: string, file: string): Problem[] {
  const markup = html.replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/gi, '$1</script>');
  return refused.flatMap(({ pattern, name, fix }) =>
    [...markup.matchAll(pattern)].map(([tag, value = tag]) => ({
      file,
      message: `${name} ${shortened(value)} is refused by the Content Security Policy.`,
      fix,
    })),
  );
}

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
