import { vars } from '../tokens';
import { base } from '../tokens/base';
import { CopyName } from './CopyName';
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
        <CopyName key={name} text={`vars.${group}.${name}`} label={`${group}.${name}`} />,
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
