import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { presets } from '../../../.storybook/argTypes';
import { morePicturesIn, picturesIn, withoutPictures } from '../../../.storybook/modes';
import { longText, unbroken } from '../../../.storybook/site.samples';
import { Breadcrumbs } from './Breadcrumbs';

const trail = [
  { label: 'Overview', href: '/' },
  { label: 'Neosync CLI', href: '/cli/introduction' },
  { label: '`neosync sync`' },
];

const manySteps = [
  'Overview',
  'Deploy Neosync',
  'Kubernetes',
  'Helm charts',
  'Values',
  'Worker',
  'Autoscaling',
  'Limits',
].map((label, index) => ({ label, href: index === 2 ? undefined : `/deploy/${index}` }));

const meta = {
  title: 'Components/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  argTypes: {
    trail: presets({ 'Three steps': trail, 'One step': trail.slice(2), 'Eight steps': manySteps }),
  },
  tags: ['autodocs'],
  args: {
    trail,
  },
  parameters: {
    guide: {
      use: 'Above an article that is nested in a section.',
      avoid: 'Browsing history. Breadcrumbs show where a page belongs, not how the reader got there.',
      anatomy: {
        'Steps, links where a page is behind them': 'nav a',
        'Current page': 'nav [aria-current] code',
      },
      keyboard: { Enter: 'Follows the link.' },
      screenReader:
        'A navigation named "Breadcrumb" with a list; the last step is announced as the current page.',
      related: ['PageBar', 'Sidebar'],
    },
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps.at(-1)).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

/** The reader's history, instead of the page's place in the site. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  args: {
    trail: [
      { label: 'Changelog', href: '/changelog' },
      { label: 'Search: subset', href: '/search' },
      { label: 'Quickstart', href: '/quickstart' },
      { label: 'Jobs' },
    ],
  },
};

/** A step without a page is not a link. */
export const ManySteps: Story = {
  parameters: morePicturesIn('right to left'),
  args: { trail: manySteps },
};

export const LongText: Story = {
  parameters: picturesIn('dark phone'),
  args: {
    trail: [{ label: longText, href: '/' }, { label: unbroken, href: '/cli' }, { label: `\`${unbroken}\`` }],
  },
};
