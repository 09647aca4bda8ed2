import { Suspense, use, type ReactNode } from 'react';

import { vars } from '../tokens';
import { base } from '../tokens/base';

export interface SpecimenProps {
  /** Tracks of the grid, as CSS has them. @default one column */
  columns?: string;
  children: ReactNode;
}

/** A font that is late for the first letter set in it stays out, so the letters wait for both. */
const fonts = Promise.all(Object.values(base.family).map((family) => document.fonts.load(`16px ${family}`)));

/** The sheet that a page about tokens shows them on. */
export function Specimen({ columns = 'minmax(0, 1fr)', children }: SpecimenProps) {
  return (
    <div
      className="sb-unstyled"
      style={{
        display: 'grid',
        gridTemplateColumns: columns,
        gap: vars.space.l,
        alignItems: 'start',
        margin: `${vars.space.xl} 0 ${vars.space.section}`,
        padding: vars.space.xl,
        background: vars.color.ground,
        color: vars.color.ink.base,
        font: vars.text.body,
        border: `1px solid ${vars.color.line.base}`,
        borderRadius: vars.radius.base,
      }}
    >
      <Suspense>
        <AfterFonts>{children}</AfterFonts>
      </Suspense>
    </div>
  );
}

function AfterFonts({ children }: { children: ReactNode }) {
  use(fonts);
  return children;
}
