import { vars } from '../tokens';

/** A name in code: left-to-right in every language, and without the chip of inline code. */
export const codeName = {
  font: 'inherit',
  fontFamily: vars.family.code,
  direction: 'ltr',
  unicodeBidi: 'isolate',
  background: 'none',
  boxShadow: 'none',
  padding: 0,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
} as const;
