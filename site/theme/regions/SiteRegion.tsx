import type { ReactNode } from 'react';

import { RegionError } from '#ui';

import { Region } from './Region';

export interface SiteRegionProps {
  /** What the region is: "sidebar". Part of the message. */
  name: string;
  /** When this changes, a crashed region is tried again. */
  resetKey?: string;
  children: ReactNode;
}

/** A part of the page that crashes alone, with a small message in its place. */
export function SiteRegion({ name, resetKey, children }: SiteRegionProps) {
  return (
    <Region
      name={name}
      resetKey={resetKey}
      fallback={(_error, retry) => <RegionError message={`The ${name} crashed.`} onRetry={retry} />}
    >
      {children}
    </Region>
  );
}
