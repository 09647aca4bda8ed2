import type { Settings } from '../../settings/schema';

/** Other origins that pages turn to, by what they want there. */
export interface OtherOrigins {
  /** Where scripts are loaded from. */
  scripts: string[];
  /** What scripts speak to. */
  connections: string[];
  /** Where pictures are loaded from. */
  images: string[];
}

/** The parts of the site that turn to other origins when the settings say so. Each names its own. */
const parts: ((settings: Settings) => Partial<OtherOrigins>)[] = [];

/** Every other origin that a site's settings make its pages turn to: none by default. */
export function otherOrigins(settings: Settings): OtherOrigins {
  const named = parts.map((part) => part(settings));
  const all = (kind: keyof OtherOrigins) =>
    [...new Set(named.flatMap((origins) => origins[kind] ?? []))].sort();
  return { scripts: all('scripts'), connections: all('connections'), images: all('images') };
}
