import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { withoutPictures } from '../../../.storybook/modes';
import { Button } from '../Button/Button';
import { ButtonRow } from '../ButtonRow/ButtonRow';
import { Dialog } from './Dialog';

const meta = {
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  tags: ['autodocs'],
  args: {
    'aria-labelledby': 'question',
    ref: (dialog) => {
      if (dialog && !dialog.open) dialog.showModal();
    },
    style: { inset: 'auto 0 0', width: 'auto', padding: 20 },
    children: (
      <form method="dialog">
        <h2 id="question">Delete the run?</h2>
        <ButtonRow>
          <Button type="submit">Close</Button>
        </ButtonRow>
      </form>
    ),
  },
  parameters: {
    guide: {
      use: 'A task that covers the page until it is done: a form, the menu on a phone.',
      avoid: 'A message. Use a Callout in the text.',
      anatomy: { Dialog: 'dialog', 'Button that closes it': 'dialog button' },
      keyboard: {
        Tab: 'Moves through its controls, never to the page behind it.',
        Escape: 'Closes it, unless an input method takes the key, and gives the focus back.',
      },
      screenReader:
        'Its name and "dialog", then the focused element. The page behind it is silent. When it closes, the element that opened it is read.',
      related: ['MobileSidebar', 'RequestForm', 'Picture'],
    },
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '240px' } },
  },
} satisfies Meta<typeof Dialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** News that needs no answer. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  args: {
    children: (
      <form method="dialog">
        <h2 id="question">The job was created.</h2>
        <Button type="submit">Close</Button>
      </form>
    ),
  },
};

/** The page behind doesn't scroll until Escape closes the dialog. */
export const LocksThePage: Story = {
  tags: ['play'],
  play: async ({ canvas, userEvent }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Delete the run?' });
    await expect(getComputedStyle(document.body).overflow).toBe('hidden');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toBeVisible());
    await expect(getComputedStyle(document.body).overflow).toBe('visible');
  },
};
