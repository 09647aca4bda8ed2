import { posix } from 'node:path';
import { unescape } from 'node:querystring';

import type { Nodes } from 'mdast';

import { didYouMean } from '../../nearest';
import type { Fault, Problem } from '../../problem';
import { addressesIn, type Address } from './addressesIn';
import { resolveRoute } from './resolveLink';
import type { MarkdownFile } from '../documents/readDocument';
import { placeOf } from '../documents/placeOf';

/** Possible targets of links and images. */
export interface LinkTargets {
  /** Anchors by route; anchors of a route without a list aren't checked. */
  anchors: Map<string, Set<string> | undefined>;
  /** Paths of the files in the public folder, with a leading slash. */
  files: Set<string>;
  /** Addresses that exist only with drafts. @default none */
  drafts?: ReadonlySet<string>;
  /** New addresses of moved pages by their old ones. @default no page moved */
  moved?: ReadonlyMap<string, string>;
  /** Address of the home page: full URLs below it are treated as links within the site. @default none are */
  home?: string;
}

/** A document, an entry of the changelog, a link in the settings, or a comment of a definition. */
export interface Referrer extends Pick<MarkdownFile, 'id' | 'file' | 'route' | 'tree'> {
  /** Place in the settings, for problems. @default the referrer is a page */
  path?: string;
  /** Line of the declaration with the comment. @default lines of the tree are lines of the file */
  line?: number;
}

/** Checks the addresses in a document. Broken relative links and missing anchors are warnings. */
export function checkLinks(referrer: Referrer, targets: LinkTargets): Problem[] {
  const trees = [referrer.tree, ...(referrer.tree.data?.detached ?? [])];
  return trees.flatMap(addressesIn).flatMap((address) => {
    const fault = faultOf(address, referrer, targets);
    const { node } = address;
    const { line, column }: Partial<Problem> = referrer.line ? referrer : { ...node.position?.start };
    const place = { file: placeOf(node, referrer.file).file, path: referrer.path, line, column };
    return fault ? [{ ...place, ...fault }] : [];
  });
}

function faultOf({ kind, url, node }: Address, referrer: Referrer, targets: LinkTargets): Fault | undefined {
  const target = ownPath(url.trim(), targets.home);
  const written = JSON.stringify(url);
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(target)) return externalFault(kind, written, target);
  // A text fragment may follow the anchor, after `:~:`.
  const [, path = '', anchor = ''] = /^([^?#]*)[^#]*#?((?:(?!:~:)[^])*)/.exec(target)!.map(unescape);
  if (kind === 'media') return targets.files.has(path) ? undefined : mediaFault(written, path, node, targets);
  // A file with exactly this name counts as a file, even if the name ends in ".md".
  if (path.startsWith('/') && targets.files.has(path)) return undefined;
  const route = path === '' ? url && referrer.route : resolveRoute(node.data?.partial ?? referrer, path);
  const anchors = targets.anchors.get(route);
  if (!targets.anchors.has(route) && !targets.files.has(route)) {
    return { ...routeFault(written, route, targets), isWarning: !path.startsWith('/') };
  }
  if (!anchor || anchor === 'top' || !anchors || anchors.has(anchor.normalize())) return undefined;
  const message = `the link ${written} has an anchor that the page ${route} does not have.`;
  const names = 'Anchors are the headings and row names of the page in lower case with hyphens.';
  return { message, fix: `${didYouMean(anchor, anchors)}${names}`, isWarning: true };
}

/** Removes the origin and base from full URLs of this site; other addresses stay as they are. */
function ownPath(url: string, home?: string): string {
  const withoutProtocol = (address: string) => address.replace(/^(https?:)?\/\//i, '//');
  const start = home && withoutProtocol(home);
  const full = withoutProtocol(url);
  return start && `${full}/`.toLowerCase().startsWith(start) ? `/${full.slice(start.length)}` : url;
}

function externalFault(kind: Address['kind'], written: string, target: string): Fault | undefined {
  const blocked = 'which the Content Security Policy blocks.';
  if (kind === 'form') {
    return { message: `a form is sent to ${written}, ${blocked}`, fix: 'Link to that site.' };
  }
  if (/^javascript:/i.test(target)) {
    return { message: `the link ${written} is a script, ${blocked}`, fix: 'Link to an address.' };
  }
  if (kind === 'link' || /^data:/i.test(target)) return undefined;
  const fix = 'Put the file into the folder public/ next to the pages, or link to it.';
  return { message: `${written} is from another site, ${blocked}`, fix };
}

function mediaFault(written: string, path: string, node: Nodes, { files }: LinkTargets): Fault {
  const isMedia = 'name' in node && /^(video|audio|source|track)$/.test(node.name!);
  const [name, what] = isMedia ? ['file', 'Videos and audio'] : ['image', 'Images'];
  const where = `${what} belong in the folder public/ next to the pages: "/x.svg" is public/x.svg.`;
  const fix = `${didYouMean(posix.join('/', path), files)}${where}`;
  return { message: `the ${name} ${written} does not exist.`, fix };
}

function routeFault(written: string, route: string, { drafts, moved, anchors, files }: LinkTargets): Fault {
  const leads = `the link ${written} leads to`;
  const target = moved?.get(route);
  if (drafts?.has(route)) {
    const fix = 'Remove the link until the draft is published, or see both with "npm run dev".';
    return { message: `${leads} a draft, which is left out.`, fix };
  }
  if (target) {
    return { message: `${leads} an address that moved.`, fix: `Write ${JSON.stringify(target)} instead.` };
  }
  const likely = route.replace(/^\/public(?=\/)|\.html?$/g, '');
  const guess = didYouMean(likely, [...anchors.keys(), ...files]);
  const fix = `${guess}Link to the address of a page: its path without the extension, as in "/cli/sync".`;
  return { message: `${leads} a page that does not exist.`, fix };
}
