import type { ReactNode } from 'react';

import type { light } from '../tokens';
import { base } from '../tokens/base';
import { breakpoints, media } from '../tokens/breakpoints';
import { Colors } from './Colors.guide';
import { bar, box, TokenList, type TokenListProps } from './TokenList.guide';
import { Shadows } from './Shadows.guide';
import { Families, TypeScale } from './TypeScale.guide';

type Group = Exclude<keyof typeof light | keyof typeof base, 'engraving'> | 'breakpoints' | 'media';

/** Every token of a group, as it looks. New tokens are added to the page automatically. */
export function Tokens({ group }: { group: Group }) {
  return views[group];
}

/** The things that each step of space separates or pads. */
const spaces: Record<keyof typeof base.space, string> = {
  xxs: 'Lines of one label; words that wrap together.',
  xs: 'What reads as one: a label and its field, the padding of a chip.',
  s: 'Inside a control: an icon and its words, items of a menu.',
  m: 'Controls next to each other; the padding of fields and rows.',
  l: 'The padding of boxes: callouts, code, cells of a form.',
  xl: 'Blocks of text; the padding of cards and dialogs.',
  xxl: 'Figures in the text; indents of lists and steps.',
  section: 'Sections: above a heading of level 3, entries of a list, art above its text.',
  chapter: 'Chapters: above a heading of level 2, methods of the reference, the end of a page.',
};

const views: Record<Group, ReactNode> = {
  color: <Colors />,
  shadow: <Shadows />,
  family: <Families />,
  text: <TypeScale />,
  weight: list(base.weight, 'vars.weight', (fontWeight) => ({ height: 'auto', fontWeight }), 'Aa Gg 0123'),
  space: <TokenList of={base.space} group="vars.space" sample={bar} uses={spaces} />,
  measure: list(base.measure, 'vars.measure', bar),
  radius: list(base.radius, 'vars.radius', box),
  motion: list(base.motion, 'vars.motion'),
  zIndex: list(base.zIndex, 'vars.zIndex'),
  breakpoints: list(breakpoints, 'breakpoints', (width) => bar(`${(Number(width) / 1440) * 100}%`)),
  media: list(media, 'media'),
};

function list(
  of: TokenListProps['of'],
  group: string,
  sample?: TokenListProps['sample'],
  words?: string,
): ReactNode {
  return <TokenList of={of} group={group} sample={sample} words={words} />;
}
