import { Fragment, type CSSProperties } from 'react';

import { vars } from '../tokens';
import { CopyName } from './CopyName.guide';
import { Specimen } from './Specimen.guide';

export interface TokenListProps {
  /** Tokens with their values. */
  of: Record<string, string | number>;
  /** The prefix of a name in code: `vars.space`. */
  group: string;
  /** Styles of a sample that shows a value. @default no sample */
  sample?: (value: string | number) => CSSProperties;
  /** Words in each sample. @default none */
  words?: string;
  /** The purpose of each token. @default not shown */
  uses?: Record<string, string>;
}

/** Tokens with their values, and a sample of each. A press on a name copies it. */
export function TokenList({ of, group, sample, words, uses }: TokenListProps) {
  const columns = [sample, uses].flatMap((column) => (column ? ['max-content'] : []));
  return (
    <Specimen columns={['max-content', ...columns, 'minmax(0, 1fr)'].join(' ')}>
      {Object.entries(of).map(([name, value]) => (
        <Fragment key={name}>
          <CopyName text={`${group}.${name}`} label={name} />
          <span style={{ font: vars.text.serial, color: vars.color.ink.quiet }}>{value}</span>
          {sample && <div style={{ maxWidth: '100%', height: 16, ...sample(value) }}>{words}</div>}
          {uses && <span style={{ font: vars.text.small, color: vars.color.ink.soft }}>{uses[name]}</span>}
        </Fragment>
      ))}
    </Specimen>
  );
}

/** A bar in engraved lines, as long as a value. */
export const bar = (width: string | number): CSSProperties => ({
  width,
  background: vars.color.accent.base,
  mask: vars.engraving.rows,
});

/** A box with rounded corners. */
export const box = (borderRadius: string | number): CSSProperties => ({
  height: 64,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius,
});
