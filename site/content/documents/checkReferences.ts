import { posix } from 'node:path';
import { unescape } from 'node:querystring';

import { didYouMean } from '../../nearest';
import type { Problem } from '../../problem';
import { addressesIn } from './addressesIn';
import { resolveRoute } from './leadFrom';
import type { Text } from './parseDocument';
import { fileOf } from './fileOf';

/** Everything that a link or image can lead to. */
export interface Targets {
  /** Anchors by route; a route without a known list is not checked. */
  anchors: Map<string, Set<string> | undefined>;
  /** Paths of the files in the public folder, with a leading slash. */
  files: Set<string>;
  /** Addresses that there are only with drafts. @default none */
  drafts?: ReadonlySet<string>;
  /** Where addresses lead that moved. @default none did */
  moved?: ReadonlyMap<string, string>;
  /** Address of the home page, by which links of the site can be written out. @default none are */
  home?: string;
}

/** A document, an entry of the changelog, a link in the settings, or a comment of a definition. */
export interface Referrer extends Pick<Text, 'id' | 'file' | 'route' | 'tree'> {
  /** Place in the settings, for problems. @default it is a page */
  path?: string;
  /** Line of the declaration with the comment. @default the file has the lines of the tree */
  line?: number;
}

/** Checks the addresses in a document. Relative links that lead nowhere and missing anchors are warnings. */
export function checkReferences(document: Referrer, targets: Targets): Problem[] {
  const problems: Problem[] = [];
  const trees = [document.tree, ...(document.tree.data?.loose ?? [])];
  for (const { kind, url, node } of trees.flatMap(addressesIn)) {
    const { line, column }: Partial<Problem> = document.line ? document : { ...node.position?.start };
    const add = (message: string, fix: string, isWarning?: boolean) =>
      problems.push({
        file: fileOf(node, document.file),
        path: document.path,
        line,
        column,
        message,
        fix,
        isWarning,
      });
    const [home, full = ''] = [targets.home, url].map((one) => one?.replace(/^(https?:)?\/\//i, '//'));
    const own = home !== undefined && `${full}/`.toLowerCase().startsWith(home);
    const target = own ? `/${full.slice(home.length)}` : url;
    const written = JSON.stringify(url);
    if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(target)) {
      const fix = 'Put the file into the folder public/ beside the pages, or link to it.';
      if (kind === 'media' && !/^data:/i.test(target)) {
        add(`${written} is from another site, which the Content Security Policy blocks.`, fix);
      }
      if (kind === 'form') {
        add(`a form is sent to ${written}, which the Content Security Policy blocks.`, 'Link to that site.');
      }
      continue;
    }
    // Words to look for may follow the anchor, after `:~:`.
    const [, path = '', anchor = ''] = /^([^?#]*)[^#]*#?((?:(?!:~:)[^])*)/.exec(target)!.map(unescape);
    if (kind === 'media') {
      if (targets.files.has(path)) continue;
      const guess = didYouMean(posix.join('/', path), targets.files);
      const isFilm = 'name' in node && /^(video|audio|source|track)$/.test(node.name!);
      const [name, what] = isFilm ? ['file', 'Films and sounds'] : ['image', 'Images'];
      const fix = `${guess}${what} are files in the folder public/ beside the pages: "/x.svg" is public/x.svg.`;
      add(`the ${name} ${written} does not exist.`, fix);
      continue;
    }
    // A file of this name is one, even if it ends in ".md".
    if (path.startsWith('/') && targets.files.has(path)) continue;
    const route = path === '' ? url && document.route : resolveRoute(node.data?.from ?? document, path);
    const anchors = targets.anchors.get(route);
    if (!targets.anchors.has(route) && !targets.files.has(route)) {
      const [isDraft, moved] = [targets.drafts?.has(route), targets.moved?.get(route)];
      const where = isDraft ? 'a draft, which is left out' : moved ? 'an address that moved' : 'no page';
      const fix = isDraft
        ? 'Remove the link until the draft is published, or see both with "npm run dev".'
        : moved
          ? `Write ${JSON.stringify(moved)} instead.`
          : `${didYouMean(route.replace(/\.html?$/, ''), targets.anchors.keys())}Link to the address of a page: its path without the extension, as in "/cli/sync".`;
      add(`the link ${written} leads to ${where}.`, fix, !path.startsWith('/'));
    } else if (anchor && anchor !== 'top' && anchors && !anchors.has(anchor.normalize())) {
      const names = 'Anchors are the headings and row names of the page in lower case with hyphens.';
      const message = `the link ${written} has an anchor that the page ${route} does not have.`;
      add(message, `${didYouMean(anchor, anchors)}${names}`, true);
    }
  }
  return problems;
}
