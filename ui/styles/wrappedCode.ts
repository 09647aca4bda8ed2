import { vars } from '../tokens';

/** Code that is read without scrolling, for `within`. Hosts and ids are whole where a line has room for them. */
export const wrappedCode = {
  pre: {
    paddingInlineEnd: 0,
    whiteSpace: 'pre-wrap',
    // Like `2ch hanging each-line`, with which Chromium lets the end of a full line stick out.
    textIndent: '-2ch each-line',
    // Nothing is cut at its end, so nothing fades there.
    maskSize: `calc(100% + ${vars.space.xxl}) 100%`,
  },
  // The space at the end of a full line hangs in this padding; beyond that of the scrolling box it would scroll.
  'pre > code': { width: 'auto', paddingInline: `2ch ${vars.space.s}`, overflowWrap: 'anywhere' },
  ':is([data-sample], [data-whole])': { '@media': { '(width >= 390px)': { whiteSpace: 'nowrap' } } },
} as const;
