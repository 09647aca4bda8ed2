import { Fragment } from 'react';

import { vars } from '../tokens';
import { Specimen } from './Specimen';

export interface FactsProps {
  /** Names of tokens with their values. */
  of: Record<string, string | number>;
}

/** Tokens that there is nothing to draw of. */
export function Facts({ of }: FactsProps) {
  return (
    <Specimen columns="max-content minmax(0, 1fr)">
      {Object.entries(of).map(([name, value]) => (
        <Fragment key={name}>
          <code style={{ font: vars.text.codeTitle }}>{name}</code>
          <span style={{ font: vars.text.serial, color: vars.color.ink.soft }}>{value}</span>
        </Fragment>
      ))}
    </Specimen>
  );
}
