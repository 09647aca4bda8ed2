import { vars } from '../tokens';
import { base } from '../tokens/base';
import { Specimen } from './Specimen';
import { UsedIn } from './UsedIn';

export interface LengthsProps {
  /** Which group of tokens. */
  group: 'space' | 'measure';
}

/** The lengths of a group as bars of their width. */
export function Lengths({ group }: LengthsProps) {
  return (
    <Specimen columns="max-content max-content minmax(0, 1fr)">
      {Object.entries(base[group]).flatMap(([name, value]) => [
        <code key={name} style={{ font: vars.text.codeTitle }}>{`${group}.${name}`}</code>,
        <span key={`${name} value`} style={{ font: vars.text.serial, color: vars.color.ink.quiet }}>
          {value}
        </span>,
        <div key={`${name} bar`}>
          <div style={{ width: value, maxWidth: '100%', height: 16, overflow: 'hidden' }}>
            <div style={{ height: '100%', background: vars.color.accent.base, mask: vars.screen.rows }} />
          </div>
          <UsedIn token={`${group}.${name}`} />
        </div>,
      ])}
    </Specimen>
  );
}
