import type { Meta, StoryObj } from '@storybook/react-vite';

import * as glyphs from './glyphs';
import { Icon, type IconName } from './Icon';

const meta = {
  component: Icon,
  tags: ['autodocs'],
  argTypes: { name: { control: 'select', options: Object.keys(glyphs) } },
  args: { name: 'search' },
} satisfies Meta<typeof Icon>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Large: Story = { args: { name: 'copy', size: 96 } };

/** Every drawing there is, with its name. */
export const All: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))', gap: 16 }}>
      {(Object.keys(glyphs) as IconName[]).map((name) => (
        <div key={name} style={{ display: 'grid', justifyItems: 'center', gap: 8 }}>
          <Icon name={name} size={24} />
          <code>{name}</code>
        </div>
      ))}
    </div>
  ),
};
