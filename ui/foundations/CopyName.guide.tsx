import { useState } from 'react';

import { copyText } from '../behaviors/copyText';
import { vars } from '../tokens';

export interface CopyNameProps {
  /** The copied text: `vars.space.m`. */
  text: string;
  /** The shown text. @default the copied text */
  label?: string;
}

/** A name that is copied on a press. Shows the result until the pointer or the focus leaves. */
export function CopyName({ text, label = text }: CopyNameProps) {
  const [reply, setReply] = useState<'Copied' | 'Could not copy'>();
  const forget = () => setReply(undefined);
  const copy = () =>
    copyText(text).then(
      () => setReply('Copied'),
      () => setReply('Could not copy'),
    );
  return (
    <button
      type="button"
      title={`Copy ${text}`}
      onClick={() => void copy()}
      onPointerLeave={forget}
      onBlur={forget}
      style={{
        padding: 0,
        font: vars.text.codeTitle,
        color: reply ? vars.color.accent.base : 'inherit',
        textAlign: 'start',
        overflowWrap: 'anywhere',
        cursor: 'copy',
      }}
    >
      <span role="status">{reply ?? label}</span>
    </button>
  );
}
