import { navigate } from '../navigation/visit';
import { site } from '../site';

/** Leads to a place that was found. A crawler's records may lead to other sites. */
export function goTo(url: string): void {
  if (url.startsWith(site.base)) navigate(new URL(url, location.href));
  else location.assign(url);
}
