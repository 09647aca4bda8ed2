import { Markdown } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';

import { light } from '../tokens';
import { contrastPairs } from './contrastPairs.guide';
import { Swatches } from './Swatches.guide';

/** The purpose of each group of colors, if it is more than the places of their use. */
const uses: Partial<Record<keyof typeof light.color, string>> = {
  ground: 'The page.',
  surface: 'One step off the ground: code, chips, hovered controls.',
  raised: 'Above the page: inputs, menus, dialogs.',
  line:
    '`base` between parts; `strong` for the first line of a list, a table or a section; ' +
    '`control` around an input or a button that has no other sign of being one.',
  ink: '`base` for text, `soft` for what follows it, `quiet` for labels.',
  accent: 'Only links, the current page or section, and focus.',
  serial: 'Numbers that identify. Never interactive, never a warning.',
  engraving:
    'Engraved rows: `row` in a field, `shape` inside a shape, `quiet` where they only line something.',
  backdrop: 'Behind a dialog. Translucent.',
  selection: 'Behind selected text. Translucent.',
  underline: 'The underline of a link at rest.',
  code: 'The kinds of words in code.',
  note: 'Callouts and badges with a remark.',
  tip: 'Callouts and badges with advice, and what is new.',
  warning: 'Callouts and badges that ask for attention.',
  danger: 'Callouts and badges about what cannot be undone, and what breaks.',
};

/** Every color of both themes, by its group. */
export function Colors() {
  return (Object.keys(light.color) as (keyof typeof uses)[]).map((group) => (
    <Fragment key={group}>
      <Markdown>{`## ${group}\n\n${uses[group] ?? placesOf(group)}`}</Markdown>
      <Swatches group={group} />
    </Fragment>
  ));
}

/** The places where the colors of a group are used. */
const placesOf = (group: string) =>
  contrastPairs.flatMap(({ ink, where }) => (ink.split('.')[0] === group ? [`${where}.`] : [])).join(' ');
