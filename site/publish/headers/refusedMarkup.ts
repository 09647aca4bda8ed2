import type { Problem } from '../../problem';

/** A tag that opens an element, with its attributes. */
const openingTag = /<([a-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?)*)\s*\/?>/gi;
const attribute = /\s([^\s"'<>/=]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/g;

/** A page without a match holds nothing that is refused, and need not be read tag by tag. */
const suspicious = /<style\b|\s(?:style|on[a-z]+)\s*=|javascript:/i;

const fixes = {
  style: 'Use an element or a class of the design system.',
  script: 'Listen in a script of the theme.',
};

/** Problems of a page that holds what the Content Security Policy refuses: it would be there and do nothing. */
export function refusedMarkup(html: string, file: string): Problem[] {
  // Styles in the head are the build's own: the policy knows them.
  const end = Math.max(0, html.search(/<\/head>/i));
  const head = html.slice(0, end).replace(/<style>[\s\S]*?<\/style>/gi, '');
  const markup = (head + html.slice(end)).replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/gi, '$1</script>');
  if (!suspicious.test(markup)) return [];
  const problems: Problem[] = [];
  const refuse = (what: string, fix: string) =>
    problems.push({ file, message: `${what} is refused by the Content Security Policy.`, fix });
  for (const [, name = '', attributes = ''] of markup.matchAll(openingTag)) {
    if (name.toLowerCase() === 'style') refuse('the element <style>', fixes.style);
    for (const [, key = '', doubleQuoted, singleQuoted, bare] of attributes.matchAll(attribute)) {
      const value = doubleQuoted ?? singleQuoted ?? bare ?? '';
      const shown = `${key}="${value.length > 60 ? `${value.slice(0, 60)}…` : value}"`;
      if (/^style$/i.test(key)) refuse(`the inline style ${shown}`, fixes.style);
      if (/^on[a-z]+$/i.test(key)) refuse(`the event handler ${shown}`, fixes.script);
      if (/^\s*javascript:/i.test(value)) refuse(`the script address ${shown}`, fixes.script);
    }
  }
  return problems;
}
