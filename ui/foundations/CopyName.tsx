import { useState } from 'react';

import { vars } from '../tokens';

export interface CopyNameProps {
  /** What is copied: `vars.space.m`. */
  text: string;
  /** What is shown. @default the text */
  label?: string;
}

/** A name that is copied when it is pressed. It says so until the pointer or the focus leaves. */
export function CopyName({ text, label = text }: CopyNameProps) {
  const [copied, setCopied] = useState(false);
  const forget = () => setCopied(false);
  return (
    <button
      type="button"
      title={`Copy ${text}`}
      onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
      onPointerLeave={forget}
      onBlur={forget}
      style={{
        padding: 0,
        font: vars.text.codeTitle,
        color: copied ? vars.color.accent.base : 'inherit',
        textAlign: 'start',
        overflowWrap: 'anywhere',
        cursor: 'copy',
      }}
    >
      <span role="status">{copied ? 'Copied' : label}</span>
    </button>
  );
}
