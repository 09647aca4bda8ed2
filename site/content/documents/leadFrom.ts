import { posix } from 'node:path';

/** A page: its id is the path of its file under the root of the content, without the extension. */
interface Place {
  id: string;
  route: string;
}

/** Address of the document with an id: `index` is that of its folder. */
export function routeOf(id: string): string {
  return `/${id}`.replace(/\/index$/, '/').replace(/(.)\/$/, '$1');
}

/** The address, without base, that a path in a link leads to. A relative path starts from the file of the page. */
export function resolveRoute({ id }: Pick<Place, 'id'>, address: string): string {
  const path = address.startsWith('/') ? address : posix.join(posix.dirname(`/${id}`), address);
  return routeOf(path.replace(/^\//, '').replace(/\.mdx?$/, '')).replace(/(.)\/$/, '$1');
}

/** Where a link of a page leads, for a reader of another one: from the root of the site, or as it is written where it leads out of it. */
export function leadFrom({ id, route }: Place, written: string): string {
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(written)) return written;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(written) ?? [];
  return `${path === '' ? route : resolveRoute({ id }, path)}${rest}`;
}
