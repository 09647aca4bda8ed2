import type { Meta, StoryObj } from '@storybook/react-vite';

import { withoutPictures } from '../../../.storybook/modes';
import { marks, strokes } from './icons.json';
import { Icon, type IconName } from './Icon';

const meta = {
  title: 'Components/Data/Icon',
  component: Icon,
  tags: ['autodocs'],
  argTypes: { name: { control: 'select', options: Object.keys({ ...strokes, ...marks }) } },
  args: { name: 'search' },
  parameters: {
    guide: {
      use: 'The picture of a familiar control, or a hint before a word.',
      avoid: 'Alone in text, where nothing names it. Use a word, or an IconButton with a label.',
      anatomy: {
        'One stroke of 1.4 in a box of 18, or one fill in a box of 16': 'svg',
      },
      anatomyStory: 'Large',
      screenReader: 'Nothing. The control around it has a name.',
      related: ['IconButton', 'Button'],
    },
  },
} satisfies Meta<typeof Icon>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Alone in text, without a name. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  render: () => (
    <p>
      To run the job again, press <Icon name="retry" style={{ display: 'inline' }} />.
    </p>
  ),
};

export const Large: Story = { args: { name: 'copy', size: 96 } };

/** Every icon with its name. */
export const All: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))', gap: 16 }}>
      {(Object.keys({ ...strokes, ...marks }).toSorted() as IconName[]).map((name) => (
        <div key={name} style={{ display: 'grid', justifyItems: 'center', gap: 8 }}>
          <Icon name={name} size={24} />
          <code>{name}</code>
        </div>
      ))}
    </div>
  ),
};
