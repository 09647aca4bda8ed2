import GithubSlugger, { slug } from 'github-slugger';

const anchorOf = (words: string) =>
  slug(words.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\\(.)|^-+/g, '$1'));

/** An anchor without the number that makes it unique, and with repeated spaces joined, as in the Markdown copy. */
const bareAnchor = (anchor: string) => anchor.replace(/-\d+$/, '').replace(/-+/g, '-');

/** The section of a Markdown page at an anchor. Reads lines, since a syntax tree of a long page takes 100 ms. */
export function sectionIn(markdown: string, anchor: string): string | undefined {
  const prose = markdown.replace(/^( *`{3,}).*\n[^]*?^\1`*$/gm, (code) => ' '.repeat(code.length));
  const slugger = new GithubSlugger();
  const headings = [...prose.matchAll(/^ *(?:(?:\d+\.|[-*>]) +)*(#{1,6}) (.*)$/gm)].map(
    ({ 1: { length: level } = '', 2: text = '', index }) => {
      return { level, index, id: level === 1 ? '' : slugger.slug(anchorOf(text) || 'section') };
    },
  );
  const heading = headings.find(({ id }) => id === anchor);
  const rows = heading ? [] : [...prose.matchAll(/^ *\| *\[?(\*\*|`+)(.+?)\1/gm)];
  const row = rows.find(({ 2: name = '' }) => bareAnchor(anchorOf(name.trim())) === bareAnchor(anchor));
  const start = heading ?? headings.findLast(({ index }) => row && index < row.index);
  const end = headings.find(({ index, level }) => start && index > start.index && level <= start.level);
  return start && markdown.slice(start.index, end?.index).trim();
}
