import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { assignAnchors } from '../../documents/anchors';
import { parseMarkdown } from '../../documents/markdown';
import { withBase } from '../../documents/withBase';
import { referenceRoute } from '../../reference/referenceRoute';
import { documentRecords } from '../../search/records/documentRecords';
import type { SearchRecord } from '../../search/records/record';
import { referenceRecords } from '../../search/records/referenceRecords';
import type { Settings } from '../../settings/schema';
import type { AssembledPages } from './assemblePages';

/** Search records of what is no document: the API reference and the entries of the changelog. */
export function furtherRecords(
  { reference, changelog }: AssembledPages,
  settings: Settings,
  root: string,
): SearchRecord[] {
  const { language, base, versions } = settings;
  const docsTag = versions[0]!.name;
  const symbols = (reference?.files ?? []).flatMap((file) =>
    referenceRecords({ file, url: withBase(referenceRoute(file.path), base), language, docsTag }),
  );
  const entries = (changelog?.entries ?? []).flatMap(({ file, route, title, description }) => {
    const tree = parseMarkdown(readFileSync(join(root, file), 'utf8'), file);
    assignAnchors(tree);
    return documentRecords({
      tree,
      url: withBase(route, base),
      frontMatter: { title: title.replaceAll('`', ''), description },
      group: 'Changelog',
      language,
      docsTag,
      area: 'changelog',
    });
  });
  return [...symbols, ...entries];
}
