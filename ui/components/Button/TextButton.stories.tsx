import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { choicesOf } from '../../../.storybook/argTypes';
import { withoutPictures } from '../../../.storybook/modes';
import { LabeledField } from '../LabeledField/LabeledField';
import { TextField } from '../LabeledField/TextField';
import { TextButton } from './TextButton';
import { root } from './TextButton.css';

const meta = {
  title: 'Components/Actions/TextButton',
  component: TextButton,
  argTypes: choicesOf(root),
  tags: ['autodocs'],
  args: { children: 'Show', onClick: fn() },
  parameters: {
    guide: {
      use: 'A small action next to what it acts on: show a problem, collapse a message.',
      avoid: 'The main action of a view. Use a Button.',
      anatomy: { Label: 'button::text' },
      keyboard: { 'Enter, Space': 'Presses it.' },
      screenReader: 'Its label and "button".',
      related: ['Button', 'IconButton', 'RequestForm'],
    },
  },
} satisfies Meta<typeof TextButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** The main action of a form. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  render: (args) => (
    <>
      <LabeledField label="Name of the job">
        {(control) => <TextField {...control} defaultValue="prod-to-stage" />}
      </LabeledField>
      <p>
        <TextButton {...args}>Create the job</TextButton>
      </p>
    </>
  ),
};

/** An action that each of many fields has. */
export const Quiet: Story = { args: { emphasis: 'quiet', children: 'About' } };
