import { nearest } from '../../nearest';
import type { Settings } from '../../settings/schema';
import { changelogPages } from '../changelog/pages';
import { unwritten } from '../checks/prose/patterns';
import { parseEntry } from '../changelog/parseEntry';
import type { Changelog } from '../changelog/readChangelog';
import { SiteError } from '../../problem';
import type { Changes, ReadFile } from './project';
import { problem, withAddresses, yamlText } from './parts';

export interface EntryOptions {
  title: string;
  /** Key of who writes it. @default the only one there is */
  author?: string;
  /** The day it is published, ISO 8601. */
  date: string;
}

/**
 * A new entry of the changelog: its file, and in the ledger its address with those of the lists that grow by a page.
 *
 * @throws {SiteError} When there cannot be such an entry.
 */
export function planEntry({ title, author, date }: EntryOptions, settings: Settings, changelog: Changelog, read: ReadFile): Changes {
  if (settings.changelog === undefined) {
    throw problem('the settings', 'the site has no changelog.', 'Add "changelog" to them first.');
  }
  const folder = `${settings.content.root}/${settings.changelog.folder}`;
  const keys = Object.keys(changelog.authors);
  const by = author ?? (keys.length === 1 ? keys[0] : undefined);
  if (by === undefined || !keys.includes(by)) {
    const message = by === undefined ? 'several people write entries.' : `no author has the key ${JSON.stringify(by)}.`;
    const [near = keys[0] ?? 'you'] = nearest(by ?? '', keys);
    throw problem(`${folder}/authors.yml`, message, `Say who writes it with --author ${near}; known are ${keys.join(', ') || 'none yet'}.`);
  }
  const slug = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
  const file = `${folder}/${slug}.mdx`;
  if (read(file) !== undefined) throw problem(file, 'this entry is there already.', 'Write in it, or choose another title.');
  const text = `---\ntitle: ${yamlText(title)}\ndate: ${date}\nauthors: [${by}]\ntags: []\nkinds: [new] # new, improved, fixed, breaking\ndescription: ${unwritten}what changed.\n---\n\n${unwritten}what changed and for whom.\n`;
  const { entry, problems } = parseEntry(text, file, { folder, today: date, authors: keys });
  if (entry === undefined) throw new SiteError(problems);
  const grown = { ...changelog, entries: [entry, ...changelog.entries] };
  const routes = changelogPages(grown, { siteTitle: settings.title }).map(({ route }) => route);
  return withAddresses(new Map([[file, text]]), routes, settings, read);
}
