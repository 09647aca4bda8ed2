import { vars } from '../tokens';
import { bareCode } from './looks';

/** A name in code: left-to-right in every language, and without the chip of inline code. */
export const codeName = {
  font: 'inherit',
  fontFamily: vars.family.code,
  direction: 'ltr',
  unicodeBidi: 'isolate',
  ...bareCode,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
} as const;
