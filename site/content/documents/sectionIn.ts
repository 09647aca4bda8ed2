import GithubSlugger, { slug } from 'github-slugger';

/** The anchor of words in Markdown. */
const anchorOf = (words: string) =>
  slug(words.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\\(.)/g, '$1'));

/**
 * The section of a written page at an anchor, up to the next heading of its rank; for the row of a table, the section around it.
 * Reads lines rather than a syntax tree: a tree of a long page takes 100 ms.
 */
export function sectionIn(markdown: string, anchor: string): string | undefined {
  const words = markdown.replace(/^( *`{3,}).*\n[^]*?^\1`*$/gm, (code) => ' '.repeat(code.length));
  const slugger = new GithubSlugger();
  const headings = [...words.matchAll(/^(#{2,6}) (.*)$/gm)].map(({ 1: signs = '', 2: text = '', index }) => {
    return { rank: signs.length, index, id: slugger.slug(anchorOf(text) || 'section') };
  });
  const names = [anchor, anchor.replace(/-\d+$/, '')];
  const rows = [...words.matchAll(/^ *\| *\[?(?:\*\*|`)-*([^|`*]+)/gm)];
  const row = rows.find(({ 1: name = '' }) => names.includes(anchorOf(name)));
  const isAround = ({ index }: { index: number }) => row !== undefined && index < row.index;
  const start = headings.find(({ id }) => id === anchor) ?? headings.findLast(isAround);
  const end = headings.find(({ index, rank }) => start && index > start.index && rank <= start.rank);
  return start && markdown.slice(start.index, end?.index).trim();
}
