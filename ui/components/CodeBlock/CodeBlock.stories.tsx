import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn } from 'storybook/test';

import { presets } from '../../../.storybook/argTypes';
import { morePicturesIn, picturesIn, withoutPictures } from '../../../.storybook/modes';
import { withoutScript } from '../../../.storybook/rootState';
import { highlight, longText, settingsFile, syncCommand, unbroken } from '../../../.storybook/site.samples';
import { Prose } from '../Prose/Prose';
import { CodeBlock } from './CodeBlock';
import { parts } from './CodeBlock.behavior';
import * as styles from './CodeBlock.css';

const meta = {
  title: 'Components/Data/CodeBlock',
  component: CodeBlock,
  argTypes: {
    fieldLines: { control: false },
    children: presets({
      'A command': syncCommand,
      'A file': settingsFile,
      'A line': highlight(['‹key neosync› login']),
    }),
  },
  tags: ['autodocs'],
  parameters: {
    guide: {
      use: 'Code to read, copy or run, and its output.',
      avoid: 'A name in a sentence. Use inline `code`.',
      anatomy: {
        'Title: file, terminal or language': `.${styles.title}`,
        'Button that copies': `.${styles.copy}`,
        'Code, lines of it highlighted (optional)': 'figure pre',
        'Foot that shows all of a long block': `.${styles.foot}`,
      },
      anatomyStory: 'ManyLines',
      keyboard: {
        Tab: 'Reaches the button, then code that scrolls.',
        'Arrow keys': 'Scroll the code while it has the focus.',
        'Enter, Space': 'On the button, copies the code.',
      },
      screenReader:
        'A figure with its title. The button names the code it copies, and the result is announced.',
      related: ['Tabs', 'RequestExample', 'CopyMenu'],
    },
    parts,
  },
  args: { title: 'Terminal', children: syncCommand },
} satisfies Meta<typeof CodeBlock>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: morePicturesIn('large text') };

/** A name in a sentence. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  render: () => (
    <Prose>
      <p>Set the variable</p>
      <CodeBlock>{highlight(['NEOSYNC_API_KEY'])}</CodeBlock>
      <p>before you call the API.</p>
    </Prose>
  ),
};

/** Changed lines also have a plus or minus sign, and a screen reader says which were added and removed. */
export const ChangedLines: Story = {
  args: {
    title: 'neosync.yaml',
    children: (
      <code>
        {'destination:\n'}
        <del className="removed">
          {'  '}
          <span className="code-key">driver</span>: <span className="code-string">mysql</span>
          {'\n'}
        </del>
        <ins className="added">
          {'  '}
          <span className="code-key">driver</span>: <span className="code-string">postgres</span>{' '}
          <span className="code-comment"># {longText}</span>
          {'\n'}
        </ins>
        {'  batch: 100'}
      </code>
    ),
  },
};

export const NumberedLines: Story = {
  parameters: picturesIn('light desktop'),
  args: {
    title: 'rows.csv',
    children: (
      <code>
        {['id,plan\n', '1,growth\n', '\n', '2,growth\n'].map((line, index) => (
          <span key={line} className={index === 1 ? 'numbered highlighted' : 'numbered'}>
            {line}
          </span>
        ))}
      </code>
    ),
  },
};

/** Without a title, the button appears in the corner on hover and focus, and always on touch screens. */
export const PlainText: Story = {
  args: {
    title: undefined,
    children: highlight(['postgres://username:password@hostname:port/database']),
  },
};

/** The output of a command is in the same box, on the page's background. */
export const CommandAndOutput: Story = {
  play: async ({ canvas }) => {
    const groundOf = (name: string) => getComputedStyle(canvas.getByRole('figure', { name })).backgroundColor;
    await expect(groundOf('Output')).toBe(getComputedStyle(document.body).backgroundColor);
    await expect(groundOf('Terminal')).not.toBe(groundOf('Output'));
  },
  render: () => (
    <>
      <CodeBlock title="Terminal">{highlight(['‹key neosync› version'])}</CodeBlock>
      <CodeBlock title="Output" output>
        {highlight(['Git Version: v0.5.41'])}
      </CodeBlock>
    </>
  ),
};

/** Long lines scroll, highlighted ones too. */
export const LongLines: Story = {
  parameters: picturesIn('dark phone'),
  args: {
    title: longText,
    children: highlight(
      [`‹comment # ${longText}, ${longText}›`, `‹string ${unbroken}›`, longText + longText],
      3,
    ),
  },
};

/** The first twenty lines. The button below shows all. */
export const ManyLines: Story = {
  parameters: picturesIn('light desktop'),
  args: {
    title: 'rows.csv',
    lines: 60,
    children: highlight(Array.from({ length: 60 }, (_, row) => `‹number ${row + 1}›,growth,2025-07-14`)),
  },
};

/** Without JavaScript, the copy button is hidden. */
export const WithoutScript: Story = {
  ...withoutScript,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** Copies the shown code, announces it, and resets after two seconds. */
export const CopyWithKeyboard: Story = {
  tags: ['play'],
  args: {
    children: highlight(['git clone https://github.com/nucleuscloud/neosync.git', 'cd neosync', '']),
  },
  beforeEach: () => {
    const clipboard = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    return () => clipboard.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy Terminal' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(
      'git clone https://github.com/nucleuscloud/neosync.git\ncd neosync',
    );
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toHaveFocus();
    await expect(await screen.findByText('Copied', { selector: '[role=status]' })).toBeInTheDocument();
  },
};

/** A browser that refuses to copy. */
const refuse = () => [
  spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed')),
  spyOn(document, 'execCommand').mockReturnValue(false),
];

/** When the browser refuses to copy, the code is selected and the button names the keys. */
export const CopyRefused: Story = {
  tags: ['play'],
  args: { children: highlight(['make compose/up']) },
  beforeEach: () => {
    const spies = refuse();
    return () => spies.forEach((spy) => spy.mockRestore());
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Press Ctrl+C' })).toBeVisible();
    await expect(String(getSelection())).toBe('make compose/up');
  },
};

/** Long lines scroll with the keyboard: the code takes the focus, under the name of the block. */
export const ScrollWithKeyboard: Story = {
  tags: ['play'],
  args: { children: highlight([`‹string ${unbroken.repeat(3)}›`]) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('group', { name: 'Terminal' })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvasElement.querySelector('pre')).toHaveFocus();
  },
};
