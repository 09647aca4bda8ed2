import { hash } from 'node:crypto';

import { analyticsOrigins } from '../../browser/analytics/analyticsSettings';
import { hasDocSearch, sendSettings, type Settings } from '../../settings/schema';
import type { InlineSources } from '../convertPage';

/** The `<style>` in Algolia's logo, the only one that DocSearch adds to a page. */
const docSearchLogo = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';

/**
 * The Content Security Policy of every response: pages load only what belongs to the site and the origins that its settings
 * name, run only inline scripts and styles of the build, and cannot be framed.
 */
export function contentSecurityPolicy(settings: Settings, { scripts, styles }: InlineSources): string {
  const analytics = analyticsOrigins(settings);
  const servers = [...searchServers(settings), ...(sendSettings(settings)?.origins ?? [])];
  const allowedStyles = hasDocSearch(settings) ? [docSearchLogo, ...styles] : [...styles];
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(scripts), ...analytics.script],
    'style-src': ["'self'", ...hashesOf(allowedStyles)],
    // Icons in style sheets have `data:` URLs.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...new Set([...analytics.connect, ...servers].sort())],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  const rules = Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(' ')}`);
  return rules.join('; ');
}

/** The source expression that allows an inline script or style. */
export const sourceHash = (source: string) => `'sha256-${hash('sha256', source, 'base64')}'`;

const hashesOf = (sources: Iterable<string>) => [...new Set(sources)].map(sourceHash).sort();

/** The servers that Algolia's client tries in turn. */
function searchServers({ search }: Settings): string[] {
  if (search.provider !== 'algolia') return [];
  if (search.host !== undefined) return [search.host];
  const spares = [1, 2, 3].map((number) => `-${number}.algolianet.com`);
  const hosts = ['.algolia.net', '-dsn.algolia.net', ...spares];
  return hosts.map((host) => `https://${search.applicationId}${host}`);
}
