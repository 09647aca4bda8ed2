import { globalStyle, style } from '@vanilla-extract/css';

import { component } from '../../styles/component';
import { textHeight } from '../../styles/deferred.css';
import { base } from '../../styles/layers.css';
import { media } from '../../tokens';
import { rhythm } from '../Prose/Prose.css';

/** How high a section is until it is drawn. In the narrow column of a phone its text is longer. */
export const root = style(
  component({
    containIntrinsicBlockSize: `auto ${textHeight}`,
    '@media': { [media.phone]: { containIntrinsicBlockSize: `auto calc(${textHeight} * 1.45)` } },
  }),
);

globalStyle(`${root} > :where(:not(:first-child))`, { '@layer': { [base]: { marginTop: rhythm } } });
