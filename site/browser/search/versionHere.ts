import { versionOf } from '../../content/documents/versions';
import { pageKey } from '../navigation/pageDocument';
import { site, withoutBase } from '../site';

/** Name of the version of the documentation that the page shown belongs to; elsewhere the first. */
export function versionHere(): string {
  const route = pageKey(withoutBase(location.pathname));
  return (versionOf(route, site.versions) ?? site.versions[0]!).name;
}
