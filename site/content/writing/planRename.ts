import type { Settings } from '../../settings/schema';
import { routeOf } from '../documents/leadFrom';
import type { Changes, ReadFile, SettingsFiles } from './project';
import { checkFresh, fileOf, idOf, problem, withAddresses } from './parts';
import { addRedirect, escape, renameInSidebar } from './settingsText';

/**
 * A page that moves: its file, its place in the sidebar, the links to it, the redirect from its old address, the ledger.
 * A page that has been moved by hand, or one whose reader another page takes, leaves the rest to be done.
 *
 * @param pages Paths of all Markdown files, from the root of the project.
 * @throws {SiteError} When there is no such page, or another one at the new place.
 */
export function planRename(
  [before, after]: [string, string],
  settings: Settings,
  files: SettingsFiles,
  pages: string[],
  read: ReadFile,
): Changes {
  const { root } = settings.content;
  const [old, fresh] = [idOf(before, root), idOf(after, root)];
  const [from, to] = [routeOf(old), routeOf(fresh)];
  const source = fileOf(old, settings, read);
  const target = fileOf(fresh, settings, read);
  if (from === to) {
    throw problem(`${root}/${old}.mdx`, 'both names are one address.', 'Name the old address, then the new one.');
  }
  if (source === undefined && target === undefined) {
    const message = `there is no page at ${from}, and none at ${to}.`;
    throw problem(`${root}/${old}.mdx`, message, 'Name the page as it is, then as it will be: guides/old guides/new.');
  }
  const changes: Changes = new Map();
  let moved = target ?? '';
  if (source !== undefined) {
    if (target !== undefined) throw problem(target, `the address ${to} is taken.`, 'Choose another one, or remove one of the two pages first.');
    if (areaOf(old, settings) !== areaOf(fresh, settings)) {
      throw problem(source, 'an entry of the changelog cannot become a page, nor a page an entry.', 'Write it anew in the other place.');
    }
    if (areaOf(fresh, settings) === 'pages') checkFresh(fresh, { ...settings, redirects: [] }, read);
    moved = `${root}/${fresh}${/(\/index)?\.mdx?$/.exec(source.slice(root.length + old.length + 1))![0]}`;
    changes.set(source, undefined).set(moved, read(source)!);
  }
  const link = new RegExp(`(\\]\\(|\\bhref=["'])${escape(from)}(?=[)#?"'\\s])`, 'g');
  for (const page of pages) {
    const text = read(page);
    const led = text?.replaceAll(link, `$1${to}`);
    if (led !== text) changes.set(page === source ? moved : page, led);
  }
  const idIn = (file: string) => file.slice(root.length + 1).replace(/\.mdx?$/, '');
  const listed = source === undefined ? old : idIn(source);
  changes.set(files.sidebars, renameInSidebar(read(files.sidebars) ?? '', listed, idIn(moved)));
  changes.set(files.redirects, addRedirect(read(files.redirects) ?? '', { from, to }));
  return withAddresses(changes, [to], settings, read);
}

/** Entries of the changelog are read by other rules than pages. */
function areaOf(id: string, { changelog }: Settings): 'changelog' | 'pages' {
  return changelog !== undefined && id.startsWith(`${changelog.folder}/`) ? 'changelog' : 'pages';
}
