import type { Meta, StoryObj } from '@storybook/react-vite';

import { withoutPictures } from '../../../.storybook/modes';
import { Logo } from './Logo';
import * as styles from './Logo.css';

const meta = {
  title: 'Components/Data/Logo',
  component: Logo,
  tags: ['autodocs'],
  parameters: {
    guide: {
      use: 'The product itself: in the navbar, on pictures for social networks, as an icon of the site.',
      avoid:
        'An illustration. Larger than 96 px the rows read as stripes; draw a field with the engraving tokens.',
      anatomy: {
        'Stem: rows in ink': `.${styles.stem}`,
        'Band: the same rows in accent, half a period lower': `.${styles.band}`,
      },
      anatomyStory: 'Sizes',
      screenReader: 'Nothing. The name of the site is next to it.',
      related: ['Navbar', 'EngravedStrip'],
    },
  },
} satisfies Meta<typeof Logo>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** An illustration, in which the rows read as stripes. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  args: { size: 220 },
};

/** At 16 pixels, one row is left out so that the others keep whole pixels. */
export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 28 }}>
      {[96, 48, 32, 24, 16].map((size) => (
        <Logo key={size} size={size} />
      ))}
    </div>
  ),
};
