import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { inAllModes } from '../../../.storybook/modes';
import { Picture } from './Picture';
import { parts } from './Picture.behavior';

const drawing = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 160" width="480" height="160"><path d="M20 30h440M20 80h440M20 130h440" stroke="${color}" stroke-width="24"/></svg>`,
  )}`;

const meta = {
  title: 'Reading/Picture',
  component: Picture,
  tags: ['autodocs'],
  parameters: {
    guide: {
      use: 'A screenshot or a drawing that the text is about.',
      avoid: 'A drawing of boxes and arrows. Use Diagram.',
      anatomy: {
        'Picture, at most as wide as its column': 'TODO',
        'The picture as large as the window, with a button to close it': 'TODO',
      },
      keyboard: {
        'Enter, Space': 'Show the picture large.',
        Escape: 'Closes it; the focus returns to the picture.',
      },
      heard:
        'A button, named after the alternative text, that opens a dialog. Without a script it is a picture.',
      related: ['Diagram', 'AppScreen'],
    },
    parts,
  },
  args: { src: drawing('teal'), alt: 'Three stripes', width: 480, height: 160 },
} satisfies Meta<typeof Picture>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The version for dark mode replaces the other. */
export const TwoVersions: Story = {
  args: { src: drawing('navy'), darkSrc: drawing('gold') },
  parameters: { ...inAllModes },
};

/** Enter shows the picture large, Escape returns to it. */
export const EnlargeWithKeyboard: Story = {
  tags: ['play'],
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Enlarge: Three stripes' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const page = within(document.body);
    const dialog = await page.findByRole('dialog', { name: 'Three stripes' });
    await expect(within(dialog).getByRole('img', { name: 'Three stripes' })).toBeVisible();
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(page.queryByRole('dialog')).toBeNull();
  },
};
