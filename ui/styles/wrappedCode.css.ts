import { fadeScrolled } from './fadeOut';
import { style, vars, within } from './style';

/**
 * Code that is read without scrolling. A line continues 2ch from the left, and in an `<i>` around indented lines
 * 2ch from where they start. Ids, dates and hosts aren't broken if they fit on a line.
 */
export const wrappedCode = style({});
within(wrappedCode, {
  pre: {
    paddingInlineEnd: 0,
    whiteSpace: 'pre-wrap',
    // Like `2ch hanging each-line`, but that makes the end of a full line stick out in Chromium.
    textIndent: '-2ch each-line',
    mask: 'none',
    ...fadeScrolled,
  },
  // The space at the end of a full line hangs in this padding; beyond that of the scrolling box it would scroll.
  'pre > code': {
    width: 'auto',
    paddingInline: `2ch ${vars.space.s}`,
    overflowWrap: 'anywhere',
    containerType: 'inline-size',
  },
  // Lines begin at the left edge of the code, since their spaces are text. Inline, so a copied selection has no more lines.
  'pre i': {
    fontStyle: 'normal',
    '@media': {
      screen: {
        display: 'inline-block',
        verticalAlign: 'top',
        width: 'calc(100% - 2ch)',
        marginInlineStart: 'calc(100cqi - 100% + 4ch)',
        textIndent: 'calc(100% - 100cqi - 2ch) each-line',
      },
    },
  },
  ':is(code > span > [data-example-value], [data-whole="short"])': {
    '@media': { '(width >= 390px)': { whiteSpace: 'nowrap' } },
  },
  ':is([data-example-value], [data-whole])': { '@media': { '(width >= 480px)': { whiteSpace: 'nowrap' } } },
});
