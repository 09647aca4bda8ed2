import type { OtherOrigins } from './otherOrigins';

export interface PolicyOptions {
  /** Source expressions of inline scripts. */
  scriptHashes: string[];
  /** Source expressions of styles in the heads of pages. */
  styleHashes: string[];
  origins: OtherOrigins;
}

/**
 * The Content Security Policy of every response: pages load only what belongs to the site and the origins that its settings
 * name, run only inline scripts and styles of the build, and cannot be framed.
 */
export function contentSecurityPolicy({ scriptHashes, styleHashes, origins }: PolicyOptions): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes, ...origins.script],
    'style-src': ["'self'", ...styleHashes],
    // Icons in style sheets have `data:` URLs.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...origins.connect],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
