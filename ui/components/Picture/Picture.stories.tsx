import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { morePicturesIn, withoutPictures } from '../../../.storybook/modes';
import { Picture } from './Picture';
import { parts } from './Picture.behavior';

const drawing = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 160" width="480" height="160"><path d="M20 30h440M20 80h440M20 130h440" stroke="${color}" stroke-width="24"/></svg>`,
  )}`;

/** A drawing from another program. */
const flowchart = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 120" width="400" height="120" font-family="Arial" font-size="14" text-anchor="middle"><path fill="#fff" d="M0 0h400v120H0z"/><path fill="#dae8fc" stroke="#6c8ebf" d="M12 36h96v48H12zM292 36h96v48h-96z"/><path fill="#d5e8d4" stroke="#82b366" d="M152 36h96v48h-96z"/><path stroke="#000" d="M108 60h36M248 60h36"/><path d="m152 60-10-5v10zM292 60l-10-5v10z"/><text x="60" y="65">Production</text><text x="200" y="65">Neosync</text><text x="340" y="65">Staging</text></svg>`,
)}`;

const meta = {
  title: 'Components/Data/Picture',
  component: Picture,
  tags: ['autodocs'],
  parameters: {
    guide: {
      status: 'new',
      use: 'A screenshot or a drawing that the text is about.',
      avoid: 'A drawing of boxes and arrows. Use Diagram.',
      anatomy: {
        'Picture, at most as wide as its column; pressed, as large as the window': 'img',
      },
      keyboard: {
        'Enter, Space': 'Show the picture large.',
        Escape: 'Closes it; the focus returns to the picture.',
      },
      screenReader:
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

/** Boxes and arrows keep their colors and font size at every width. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  args: {
    src: flowchart,
    alt: 'Data flows from production through Neosync to staging',
    width: 400,
    height: 120,
  },
};

/** In dark mode, the dark version replaces the light one. */
export const TwoVersions: Story = {
  args: { src: drawing('navy'), darkSrc: drawing('gold') },
  parameters: morePicturesIn('dark desktop', 'light phone'),
};

/** Enter enlarges the picture, Escape closes it. */
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
