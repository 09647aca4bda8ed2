import type { ReactNode } from 'react';

import type { light } from '../tokens';
import { base } from '../tokens/base';
import { breakpoints, media } from '../tokens/breakpoints';
import { Colors } from './Colors';
import { bar, sheet, TokenList, type TokenListProps } from './TokenList';
import { Shadows } from './Shadows';
import { Families, TypeScale } from './TypeScale';

type Group = Exclude<keyof typeof light | keyof typeof base, 'screen'> | 'breakpoints' | 'media';

/** Every token of a group, as it looks: none has to be added to a page by hand. */
export function Tokens({ group }: { group: Group }) {
  return views[group];
}

const views: Record<Group, ReactNode> = {
  color: <Colors />,
  shadow: <Shadows />,
  family: <Families />,
  text: <TypeScale />,
  weight: list(base.weight, 'vars.weight', (fontWeight) => ({ height: 'auto', fontWeight }), 'Aa Gg 0123'),
  space: list(base.space, 'vars.space', bar),
  measure: list(base.measure, 'vars.measure', bar),
  radius: list(base.radius, 'vars.radius', sheet),
  motion: list(base.motion, 'vars.motion'),
  level: list(base.level, 'vars.level'),
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
