import type { OtherOrigins } from './otherOrigins';

export interface PolicyOptions {
  /** What allows the scripts that stand in pages, as from `sourceHash`. */
  scriptHashes: string[];
  /** What allows the styles that stand in the heads of pages. */
  styleHashes: string[];
  origins: OtherOrigins;
}

/**
 * The Content Security Policy of every answer: nothing is loaded but what the site brings along, no script or style
 * runs that stands in a page without being known to the build, and nobody may frame a page.
 */
export function contentSecurityPolicy({ scriptHashes, styleHashes, origins }: PolicyOptions): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes, ...origins.script],
    'style-src': ["'self'", ...styleHashes],
    // Icons in style sheets are addresses of the kind `data:`.
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
