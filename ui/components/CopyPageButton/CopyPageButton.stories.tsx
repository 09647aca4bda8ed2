import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn } from 'storybook/test';

import { withoutScript } from '../../../.storybook/rootState';
import { CopyPageButton } from './CopyPageButton';
import { parts } from './CopyPageButton.behavior';

const meta = {
  title: 'Frame/CopyPageButton',
  component: CopyPageButton,
  tags: ['autodocs'],
  parameters: {
    guide: {
      use: 'Pages whose text is worth giving to a tool or a colleague.',
      avoid: 'A block of code. It has a button of its own.',
      anatomy: ['Button that copies', 'Link to the Markdown'],
      keyboard: { 'Enter, Space': 'Copies the page as Markdown.' },
      heard: '"Copy page, button". What became of it is announced.',
      related: ['CodeBlock', 'PageBar'],
    },
    parts,
  },
  // Relative, so that Storybook can be served from any folder.
  args: { markdownHref: 'cli/sync.md' },
} satisfies Meta<typeof CopyPageButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const RightToLeft: Story = { decorators: [(Story) => <div dir="rtl">{Story()}</div>] };

/** Without a script there is the link alone. */
export const WithoutScript: Story = {
  ...withoutScript,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'View as Markdown' })).toBeVisible();
  },
};

const written = fn();

/** Copied by keyboard alone; the answer is seen and announced. */
export const CopyWithKeyboard: Story = {
  tags: ['play'],
  beforeEach: () => {
    const clipboard = spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) =>
      written(await (await item!.getType('text/plain')).text()),
    );
    return () => clipboard.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Copy page' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toHaveFocus();
    await expect(written).toHaveBeenLastCalledWith(expect.stringMatching(/^# /));
    await expect(await screen.findByText('Copied', { selector: '[role=status]' })).toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'View as Markdown' })).toHaveFocus();
  },
};

/** The clipboard is blocked, or the page did not arrive. */
export const CopyFails: Story = {
  tags: ['play'],
  beforeEach: () => {
    const spies = [
      spyOn(navigator.clipboard, 'write').mockRejectedValue(new Error('blocked')),
      spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('blocked')),
      spyOn(document, 'execCommand').mockReturnValue(false),
    ];
    return () => spies.forEach((spy) => spy.mockRestore());
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Could not copy' })).toHaveFocus();
  },
};
