import { useState } from 'react';

import { Button } from '../components/Button/Button';
import { vars } from '../tokens';
import { Specimen } from './Specimen';

/** The one motion, to be looked at as often as one likes. */
export function Move() {
  const [moved, setMoved] = useState(false);
  return (
    <Specimen columns="max-content minmax(0, 1fr)">
      <Button emphasis="secondary" aria-pressed={moved} onClick={() => setMoved(!moved)}>
        Move
      </Button>
      <div
        style={{
          width: 160,
          height: vars.measure.touch,
          background: vars.color.accent.base,
          mask: vars.screen.rows,
          opacity: moved ? 1 : 0.4,
          translate: moved ? '8px' : '0',
          transition: `opacity ${vars.motion.move}, translate ${vars.motion.move}`,
        }}
      />
    </Specimen>
  );
}
