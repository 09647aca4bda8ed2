import { typoDistance } from './engine/typoDistance';

/** A page in `addresses.json`, in sidebar order: its title, its href, and the section that it belongs to. */
export interface ListedPage {
  title: string;
  href: string;
  section?: string;
}

/** The three pages closest to a path or query, best first: by the whole text (typos) and by words (moved pages). */
export function nearestPages(requested: string, pages: ListedPage[]): ListedPage[] {
  const path = requested.slice(0, 200).toLowerCase();
  return pages
    .map((page) => ({ page, score: scorePage(path, page) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, 3)
    .map(({ page }) => page);
}

/** From 0 (nothing in common, or only the folder) to about 3 (identical). */
function scorePage(path: string, { href, title }: ListedPage): number {
  const isNear = similarity(lastSegment(path), lastSegment(href.toLowerCase())) > 0;
  const whole = isNear ? similarity(path, href.toLowerCase()) : 0;
  const name = piecesOf(`${lastSegment(href)} ${title}`.toLowerCase());
  const folders = piecesOf(href.toLowerCase());
  const near = (word: string, others: string[]) =>
    Math.max(0, ...others.map((other) => similarity(word, other)));
  const words = piecesOf(path);
  if (whole === 0 && words.every((word) => near(word, name) === 0)) return 0;
  const shared = words.reduce((sum, word) => sum + near(word, [...name, ...folders]) ** 2 * word.length, 0);
  return 2 * whole + shared / path.length;
}

/** The share of letters that two texts have in common; 0 unless they start alike, with few typos for their length. */
function similarity(a: string, b: string): number {
  const length = Math.max(a.length, b.length);
  const max = Math.floor(Math.min(0.39 * length, (length / 5) ** 2));
  const typos = typoDistance(a, b, max);
  return typos <= max && a[0] === b[0] ? 1 - typos / length : 0;
}

const lastSegment = (path: string) => path.replace(/^.*\//, '');

const piecesOf = (text: string) => text.split(/[^a-z0-9]+/).filter((word) => word.length > 1);
