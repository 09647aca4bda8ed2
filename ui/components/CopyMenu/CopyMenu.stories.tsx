import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';

import { morePicturesIn, withoutPictures } from '../../../.storybook/modes';
import { withoutScript } from '../../../.storybook/rootState';
import { CodeBlock } from '../CodeBlock/CodeBlock';
import { CopyMenu } from './CopyMenu';
import { addCopyItems } from './addCopyItems';
import { parts } from './CopyMenu.behavior';
import { parts as menuParts } from '../Menu/Menu.behavior';
import { menuChoices } from '../Menu/Menu.samples';

const meta = {
  title: 'Patterns/Copying/CopyMenu',
  component: CopyMenu,
  argTypes: menuChoices,
  tags: ['autodocs'],
  parameters: {
    guide: {
      use: 'Pages whose text readers pass on to a tool or a colleague.',
      avoid: 'A code block. It already has a button.',
      anatomy: {
        'Button, an icon alone on a phone': 'summary',
        'Actions that copy': 'li button',
        'Link to the Markdown': 'a[type="text/markdown"]',
        'Links to assistants, which get the address of the Markdown': 'li a:has(svg)',
      },
      anatomyStory: 'Open',
      keyboard: {
        'Enter, Space': 'Opens and closes the menu; chooses an item.',
        Tab: 'Goes through the items.',
        Escape: 'Closes it and gives the focus back.',
      },
      screenReader: 'A disclosure named "Copy page", expanded or collapsed. The result is announced.',
      related: ['CodeBlock', 'PageBar', 'VersionMenu'],
    },
    parts: { ...menuParts, ...parts },
  },
  // Relative, so that Storybook can be served from any folder.
  args: { markdownHref: 'cli/sync.md', publicHref: 'https://docs.example.com/cli/sync.md' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'end', alignItems: 'start', minHeight: 260 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CopyMenu>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A code block already has its own button. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  render: (args) => (
    <div style={{ flex: 1, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'end' }}>
      <CopyMenu {...args} />
      <div style={{ width: '100%' }}>
        <CodeBlock title="Terminal">
          <code>neosync jobs list</code>
        </CodeBlock>
      </div>
    </div>
  ),
};

export const Open: Story = { parameters: morePicturesIn('right to left'), args: { open: true } };

/** Without scripts, the menu has only links. */
export const WithoutScript: Story = {
  ...withoutScript,
  args: { open: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Copy as|^Copy Markdown/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'View as Markdown' })).toBeVisible();
  },
};

const written = fn();

/** Copied with the keyboard. The result is shown and announced. */
export const CopyWithKeyboard: Story = {
  tags: ['play'],
  beforeEach: () => {
    const clipboard = spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) =>
      written(await (await item!.getType('text/plain')).text()),
    );
    return () => clipboard.mockRestore();
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvasElement.querySelector('summary')!;
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy as Markdown' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveTextContent('Copied'));
    await expect(button).toHaveFocus();
    await expect(written).toHaveBeenLastCalledWith(expect.stringMatching(/^# /));
    await expect(await screen.findByText('Copied', { selector: '[role=status]' })).toBeInTheDocument();
  },
};

/** The clipboard is blocked, or the page failed to load. */
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
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvasElement.querySelector('summary')).toHaveTextContent('Could not copy'));
  },
};

/** A site adds entries when the menu opens: texts to copy and links. */
export const WithEntriesOfTheSite: Story = {
  tags: ['play'],
  args: { open: true },
  play: async ({ canvas, canvasElement }) => {
    addCopyItems(canvasElement.querySelector('details')!, [
      { label: 'Copy MCP address', text: 'https://docs.example.com/mcp' },
      { label: 'Add to an editor', href: 'editor:add' },
    ]);
    await expect(canvas.getByRole('button', { name: 'Copy MCP address' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add to an editor' })).toBeVisible();
  },
};
