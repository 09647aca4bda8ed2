import { didYouMean } from '../../nearest';
import type { Settings, SidebarBranchSettings } from '../../settings/schema';
import { unwritten } from '../checks/prose/patterns';
import { routeOf } from '../documents/leadFrom';
import { checkFresh, idOf, problem, withAddresses, yamlText } from './parts';
import type { Changes, ReadFile, SettingsFiles } from './project';
import { addToSidebar } from './settingsText';

export interface PageOptions {
  /** Path of the page under the content root, or its address. */
  id: string;
  /** Its name. @default made of the last part of its path */
  title?: string;
  /** The page that it stands below in the sidebar. @default the last one of its folder, where most of them are */
  after?: string;
}

/**
 * A new page: its file, its place in the sidebar, its address in the ledger.
 *
 * @throws {SiteError} When there cannot be such a page.
 */
export function planPage(options: PageOptions, settings: Settings, files: SettingsFiles, read: ReadFile): Changes {
  const { root } = settings.content;
  const id = idOf(options.id, root);
  checkFresh(id, settings, read);
  const listed = listsOf(settings);
  const after = options.after === undefined ? neighborOf(id, listed) : idOf(options.after, root);
  if (after === undefined || !listed.flat().includes(after)) {
    const wanted = after === undefined ? `the sidebars list no page of the folder of "${id}".` : `no sidebar lists "${after}".`;
    const guess = after === undefined ? '' : didYouMean(after, listed.flat());
    throw problem(files.sidebars, wanted, `${guess}Name the page that it stands below: --after guides/runs.`);
  }
  const sidebars = addToSidebar(read(files.sidebars) ?? '', id, after);
  if (sidebars === undefined) {
    throw problem(files.sidebars, `'${after}' does not stand there once, so the place of the page is not known.`, `Name another page that it stands below, with --after.`);
  }
  const title = options.title ?? titleOf(id);
  const changes: Changes = new Map([
    [`${root}/${id}.mdx`, `---\ntitle: ${yamlText(title)}\ndescription: ${unwritten}what the page is for.\n---\n\n# ${title}\n\n${unwritten}what readers gain from this page.\n`],
    [files.sidebars, sidebars],
  ]);
  return withAddresses(changes, [routeOf(id)], settings, read);
}

/** The ids that sidebars list, group by group. */
function listsOf({ sidebars }: Settings): string[][] {
  const ids = (items: (string | SidebarBranchSettings)[]): string[] =>
    items.flatMap((item) => (typeof item === 'string' ? [item] : ids(item.items)));
  return Object.values(sidebars).flatMap((groups) => groups.map(({ items }) => ids(items)));
}

/** The last page of the same folder, in the group that lists most of them. */
function neighborOf(id: string, lists: string[][]): string | undefined {
  const folder = id.replace(/[^/]*$/, '');
  const isBeside = (other: string) => other.replace(/[^/]*$/, '') === folder;
  const [most] = lists.map((list) => list.filter(isBeside)).toSorted((a, b) => b.length - a.length);
  return most?.at(-1);
}

function titleOf(id: string): string {
  const words = id.replace(/^.*\//, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
