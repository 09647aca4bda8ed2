import { checkSymbols } from '../../changelog/checkSymbols';
import { changelogPages as changelogAddresses } from '../../changelog/pages';
import { readChangelog, type Changelog } from '../../changelog/readChangelog';
import { readSite, type Beside, type ReadSiteOptions, type Site } from '../../documents/readSite';
import { SiteError } from '../../problem';
import type { Reference } from '../../reference/model';
import { readReference } from '../../reference/readReference';
import { referenceRoute } from '../../reference/referenceRoute';
import { symbolsOf } from '../../reference/symbolsOf';
import type { Settings } from '../../settings/schema';
import { createPageReader, type PageReader } from './createPageReader';
import { referenceGroup } from './referencePages';
import { searchRoute } from './searchPage';

/** All that people wrote: documents, entries of the changelog, interface definitions. */
export interface Content {
  site: Site;
  changelog?: Changelog;
  reference?: Reference;
  /** What other rooms make of the text in a file: a document, or an entry. */
  textsIn: PageReader['textsIn'];
}

export type ReadContentOptions = Omit<ReadSiteOptions, 'beside'>;

/**
 * Reads all content and checks that it belongs together. Writes nothing.
 *
 * @throws {SiteError} With every problem at once.
 */
export async function readContent(options: ReadContentOptions): Promise<Content> {
  const { settings, root, warn } = options;
  const beside: Beside = { anchors: new Map([[searchRoute, undefined]]), referrers: [], problems: [] };
  const reader = createPageReader(settings, root);
  const reference = settings.reference && readDefinitions(settings.reference);
  const changelog = settings.changelog && readEntries(settings.changelog.folder);
  const site = await readSite({ ...options, beside, parse: reader.parseDocument });
  reader.sweep();
  return { site, changelog, reference, textsIn: reader.textsIn };

  function readDefinitions({
    root: folder,
    sidebar,
  }: NonNullable<Settings['reference']>): Reference | undefined {
    let read: Reference;
    try {
      read = readReference(folder, root);
    } catch (error) {
      if (!(error instanceof SiteError)) throw error;
      beside.problems.push(...error.problems);
      return undefined;
    }
    beside.groups = new Map([[sidebar, [referenceGroup(read, settings)]]]);
    for (const file of read.files)
      beside.anchors.set(referenceRoute(file.path), new Set(symbolsOf(file).map(({ anchor }) => anchor)));
    return read;
  }

  function readEntries(name: string): Changelog {
    const today = new Date().toISOString().slice(0, 10);
    const drafts = process.argv.includes('--drafts');
    const folder = `${settings.content.root}/${name}`;
    const read = readChangelog(root, { folder, today, drafts, parse: reader.parseEntry });
    beside.problems.push(...read.problems);
    if (reference) {
      const symbols = reference.files.flatMap((file) => symbolsOf(file).map(({ fullName }) => fullName));
      beside.problems.push(...checkSymbols(read.changelog.entries, symbols));
    }
    if (read.notes.length > 0) warn(read.notes);
    for (const { route } of changelogAddresses(read.changelog, { siteTitle: settings.title })) {
      beside.anchors.set(route, undefined);
    }
    for (const entry of read.changelog.entries) {
      beside.anchors.set(entry.route, new Set(entry.anchors.map(({ id }) => id)));
      beside.referrers.push(entry);
    }
    return read.changelog;
  }
}
