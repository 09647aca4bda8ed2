import { vars } from '../tokens';

/** A title that is a name in code, whatever the font of its element. */
export const codeTitle = {
  selectors: { '&&': { fontFamily: vars.family.code, fontSize: '.875rem', letterSpacing: '-.03em' } },
} as const;
