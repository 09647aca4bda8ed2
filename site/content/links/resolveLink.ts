import { posix } from 'node:path';

import type { Nodes } from 'mdast';

import { visit } from '../../visit';

/** The page that contains a link. Its id is the path of its file under the content root, without the extension. */
interface LinkingPage {
  id: string;
  route: string;
}

/** Address of a document; `index` gets the address of its folder. */
export function routeOf(id: string): string {
  // An accented letter is one character, however it was typed.
  return `/${id.normalize()}`.replace(/\/index$/, '/').replace(/(.)\/$/, '$1');
}

/** Resolves a path in a link to an address without base. Relative paths are resolved from the file of the page. */
export function resolveRoute({ id }: Pick<LinkingPage, 'id'>, address: string): string {
  const path = address.startsWith('/') ? address : posix.join(posix.dirname(`/${id}`), address);
  return routeOf(path.replace(/^\//, '').replace(/\.mdx?$/, ''));
}

/** Rewrites a link of a page so that it works on any other page. Links to other sites stay as they are. */
export function resolveLink({ id, route }: LinkingPage, written: string): string {
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(written)) return written;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(written.normalize()) ?? [];
  return `${path === '' ? route : resolveRoute({ id }, path)}${rest}`;
}

/** Rewrites the links in nodes of a page so that they work on any other page. */
export function resolveLinks<Parts extends Nodes[]>(nodes: Parts, page: LinkingPage): Parts {
  for (const node of nodes) {
    visit(node, (part) => {
      if (part.type === 'link' || part.type === 'definition') {
        part.url = resolveLink({ ...page, id: part.data?.partial?.id ?? page.id }, part.url);
      }
    });
  }
  return nodes;
}
