import type { ReactNode } from 'react';

import { vars } from '../tokens';

export interface SpecimenProps {
  /** Tracks of the grid, as in CSS. @default one column */
  columns?: string;
  children: ReactNode;
}

/** The panel on which a page about tokens shows them. */
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
      {children}
    </div>
  );
}
