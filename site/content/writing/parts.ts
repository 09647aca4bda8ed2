import { SiteError } from '../../problem';
import type { Settings } from '../../settings/schema';
import { routeOf } from '../documents/leadFrom';
import { writeLedger } from '../redirects/ledger';
import type { Changes, ReadFile } from './project';

/** An id as people write it: a path with or without its folder and extension, or an address. */
export function idOf(written: string, root: string): string {
  return written.replace(/^\.?\//, '').replace(new RegExp(`^${root}/`), '').replace(/\.mdx?$/, '').replace(/\/$/, '') || 'index';
}

/** The file of a page, from the root of the project; undefined when there is none. */
export function fileOf(id: string, { content: { root } }: Settings, read: ReadFile): string | undefined {
  const names = [id, `${id}/index`].flatMap((name) => [`${name}.mdx`, `${name}.md`]);
  return names.map((name) => `${root}/${name}`).find((file) => read(file) !== undefined);
}

/** Text as a value of YAML: between quotes where it would mean something else. */
export const yamlText = (text: string) => (/^[A-Za-z][\w ,.()/-]*$/.test(text) ? text : JSON.stringify(text));

/** Adds addresses to the ledger, where the site keeps one. */
export function withAddresses(changes: Changes, routes: string[], { ledger }: Settings, read: ReadFile): Changes {
  return ledger === undefined ? changes : changes.set(ledger, writeLedger(read(ledger) ?? '', routes));
}

/** A problem with what a command was asked for. */
export const problem = (file: string, message: string, fix: string) => new SiteError([{ file, message, fix }]);

/**
 * Sees to it that a page can be made at a path.
 *
 * @throws {SiteError} When it cannot.
 */
export function checkFresh(id: string, settings: Settings, read: ReadFile): void {
  const { content, changelog, redirects } = settings;
  const file = `${content.root}/${id}.mdx`;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/.test(id)) {
    throw problem(file, 'this path cannot be an address.', 'Use lower-case letters, digits and hyphens, and "/" between folders: guides/clean-up.');
  }
  if (changelog !== undefined && id.startsWith(`${changelog.folder}/`)) {
    throw problem(file, 'what lies there is an entry of the changelog.', 'Run npm run new -- entry "Title".');
  }
  const there = fileOf(id, settings, read);
  if (there !== undefined) throw problem(there, 'this page is there already.', 'Write in it, or name another path.');
  const moved = redirects.find(({ from }) => from === routeOf(id));
  if (moved) throw problem(file, `the address ${moved.from} leads to ${moved.to}.`, 'Take that redirect away first, or name another path.');
}
