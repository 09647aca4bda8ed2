import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { presets } from '../../../.storybook/argTypes';
import { withoutPictures } from '../../../.storybook/modes';
import { diagram } from '../../../.storybook/diagrams';
import { longText } from '../../../.storybook/site.samples';
import { scroller } from '../../behaviors/scroller';
import { Diagram } from './Diagram';

const meta = {
  title: 'Components/Data/Diagram',
  component: Diagram,
  argTypes: {
    children: presets({
      'What belongs together': diagram('A job and what belongs to it').children,
      'Numbered steps': diagram('What you do, in order').children,
      Zones: diagram('The components and their connections').children,
    }),
  },
  tags: ['autodocs'],
  parameters: {
    guide: {
      use: 'How parts relate, where a sentence would need three clauses.',
      avoid: 'Steps, and anything with fewer than three parts.',
      anatomy: {
        'Drawing, which scrolls where it is wider than its column': 'figure svg',
        'Nodes; those that matter have a double frame': '.node.accent',
        'Words that cut the lines behind them': '.words',
        Caption: 'figcaption::text',
      },
      keyboard: { 'Arrow keys': 'Scroll a wide drawing while it has the focus.' },
      screenReader: 'A figure with its caption; the drawing has a description.',
      related: ['BeforeAfter', 'AppScreen'],
    },
    parts: { picture: scroller },
  },
  args: diagram('A job and what belongs to it'),
} satisfies Meta<typeof Diagram>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Two boxes, which a sentence explains faster. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  args: {
    caption: 'A job and its destination',
    children: (
      <svg
        role="img"
        aria-label="A job leads to its destination"
        width="320"
        height="60"
        viewBox="0 0 320 60"
      >
        <g className="edge">
          <path d="M112 30h86" />
          <polygon points="198,26 206,30 198,34" />
        </g>
        {[
          ['Job', 2],
          ['Destination', 207],
        ].map(([word, x]) => (
          <g key={word} className="node">
            <rect x={x} y="8" width="110" height="44" rx="3" />
            <text x={Number(x) + 55} y="35" textAnchor="middle">
              {word}
            </text>
          </g>
        ))}
      </svg>
    ),
  },
};

/** Step numbers are red, like serial numbers. */
export const Numbers: Story = { args: diagram('What you do, in order') };

/** Zones, stores, optional parts. */
export const Zones: Story = { args: diagram('The components and their connections') };

/** A drawing that is wider than the article scrolls, and takes the focus so that keys can scroll it. */
export const Wide: Story = {
  args: {
    caption: `${longText}. ${longText}.`,
    children: (
      <svg role="img" aria-label="Two cells far apart" width="1808" height="60" viewBox="0 0 1808 60">
        <g className="edge">
          <path d="M94 30h1620" />
        </g>
        {[2, 1714].map((x) => (
          <g key={x} className="node">
            <rect x={x} y="8" width="92" height="44" rx="3" />
          </g>
        ))}
      </svg>
    ),
  },
  // It fits the width of its column, and has no tab stop.
  play: async ({ canvas, args }) => {
    const drawing = await canvas.findByRole('group', { name: String(args.caption) });
    await expect(drawing.scrollWidth).toBe(drawing.clientWidth);
  },
};
