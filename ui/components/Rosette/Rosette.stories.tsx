import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { presets } from '../../../.storybook/argTypes';
import { picturesIn, withoutPictures } from '../../../.storybook/modes';
import { Rosette, type RosetteProps } from './Rosette';
import * as styles from './Rosette.css';
import { rosetteKinds } from './engrave';

const kinds: RosetteProps['kinds'] = ['new', 'improved', 'fixed'];

const meta = {
  title: 'Patterns/Changelog/Rosette',
  component: Rosette,
  tags: ['autodocs'],
  argTypes: {
    kinds: presets({ 'Three kinds': kinds, 'All kinds': rosetteKinds, 'What breaks': ['breaking'] }),
  },
  args: { kinds, changes: 8, day: 16 },
  parameters: {
    guide: {
      use: 'The emblem of a release: what kinds of changes it has, and how many.',
      avoid: 'Decoration. A rosette means nothing without a release.',
      anatomy: {
        'A ring of lines for each kind of change, the denser the more changed': `.${styles.root}`,
      },
      screenReader: 'Nothing. The text next to it says the same.',
      related: ['ArchiveList', 'EntryHeader'],
    },
  },
} satisfies Meta<typeof Rosette>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Decorative: assistive technology skips it. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvasElement.querySelectorAll('svg path')).toHaveLength(3);
  },
};

/** Ornaments of features, which aren't releases. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  render: () => (
    <div style={{ display: 'flex', gap: 24, textAlign: 'center' }}>
      {['Anonymize', 'Generate', 'Subset'].map((feature, index) => (
        <div key={feature}>
          <Rosette kinds={[rosetteKinds[index]!]} changes={9} day={index} />
          <p>{feature}</p>
        </div>
      ))}
    </div>
  ),
};

/** Petals for new features, circles for improvements, dots for fixes, squares for breaking changes. */
export const Kinds: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      {rosetteKinds.map((kind) => (
        <Rosette key={kind} {...args} kinds={[kind]} />
      ))}
      <Rosette {...args} kinds={[...rosetteKinds]} />
    </div>
  ),
};

/** From one change to more than the drawing can show. */
export const Density: Story = {
  parameters: picturesIn('light desktop'),
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      {[1, 3, 6, 10, 40].map((changes) => (
        <Rosette key={changes} {...args} changes={changes} />
      ))}
    </div>
  ),
};
