import type { Meta, StoryObj } from '@storybook/react-vite';

import { withoutPictures } from '../../../.storybook/modes';
import { Kbd } from './Kbd';

const meta = {
  title: 'Components/Data/Kbd',
  component: Kbd,
  tags: ['autodocs'],
  args: { children: 'Ctrl K' },
  parameters: {
    guide: {
      use: 'A key that the reader presses.',
      avoid: 'Code to type. Use `code`.',
      anatomy: {
        Key: 'kbd',
      },
      screenReader: 'The name of the key, as part of the text.',
      related: ['SearchButton', 'SearchDialog'],
    },
  },
} satisfies Meta<typeof Kbd>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Code to enter. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  render: () => (
    <p>
      Run <Kbd>neosync sync</Kbd> beside the settings file.
    </p>
  ),
};
