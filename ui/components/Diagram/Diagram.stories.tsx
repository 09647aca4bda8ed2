import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { longText } from '../../../.storybook/samples';
import { scroller } from '../../behaviors/scrollers';
import { Diagram } from './Diagram';

/** As Graphviz draws it, with the classes that the theme colours. */
const drawing = `
<svg aria-hidden="true" width="452" height="144" viewBox="0 0 452 144">
  <g class="cluster"><path d="M150 4h146v136H150z"/><text x="223" y="24" text-anchor="middle">Your network</text></g>
  <g class="node"><path d="M2 56h92v44H2z"/><text x="48" y="83" text-anchor="middle">Production</text></g>
  <g class="node accent"><path d="M177 56h92v44h-92z"/><text x="223" y="83" text-anchor="middle">Neosync</text></g>
  <g class="node"><path d="M358 56h92v44h-92z"/><text x="404" y="83" text-anchor="middle">Staging</text></g>
  <g class="edge"><path d="M94 78h76"/><polygon points="170,75 177,78 170,81"/></g>
  <g class="edge accent">
    <path d="M269 78h82"/><polygon points="351,75 358,78 351,81"/>
    <text x="313" y="68" text-anchor="middle">anonymized</text>
  </g>
</svg>`;

const picture = (svg: string, description: string) => (
  <div role="img" aria-label={description} dangerouslySetInnerHTML={{ __html: svg }} />
);

const meta = {
  component: Diagram,
  tags: ['autodocs'],
  parameters: { parts: { picture: scroller } },
  args: {
    caption: 'Rows leave the network only after they are anonymized',
    children: picture(
      drawing,
      'Production is read by Neosync inside your network; anonymized rows go to staging.',
    ),
  },
} satisfies Meta<typeof Diagram>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongCaption: Story = { args: { caption: `${longText}. ${longText}.` } };

/** A drawing that is wider than the article scrolls, and takes the focus for it. */
export const Wide: Story = {
  args: {
    children: picture(
      drawing.replace('width="452" height="144"', 'width="1808" height="576"'),
      'The same, four times as large.',
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const scrolling = await canvas.findByRole('group', { name: meta.args.caption });
    await userEvent.tab();
    await expect(scrolling).toHaveFocus();
  },
};
