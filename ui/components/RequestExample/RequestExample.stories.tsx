import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { presets } from '../../../.storybook/argTypes';
import { anonymizeResponse, anonymizeSnippets } from '../../../.storybook/api.samples';
import { morePicturesIn, picturesIn, withoutPictures } from '../../../.storybook/modes';
import { withoutScript } from '../../../.storybook/rootState';
import { highlight, longText } from '../../../.storybook/site.samples';
import { CodeBlock } from '../CodeBlock/CodeBlock';
import { parts } from '../Tabs/Tabs.behavior';
import { RequestExample } from './RequestExample';
import * as styles from './RequestExample.css';

const meta = {
  title: 'Patterns/Request form/RequestExample',
  component: RequestExample,
  argTypes: {
    snippets: presets({
      'All languages': anonymizeSnippets,
      Two: anonymizeSnippets.slice(0, 2),
      One: anonymizeSnippets.slice(0, 1),
    }),
    children: presets({
      Answer: <CodeBlock title="Response of AnonymizeSingle">{anonymizeResponse}</CodeBlock>,
      None: undefined,
    }),
  },
  tags: ['autodocs'],
  parameters: {
    guide: {
      use: 'A request in several languages, and its response.',
      avoid: 'Code in one language. Use CodeBlock.',
      anatomy: {
        'What is called': `.${styles.call}`,
        Languages: '[role="tablist"]',
        Call: '[role="tabpanel"] pre',
        Answer: `.${styles.after}`,
      },
      keyboard: {
        Tab: 'Reaches the chosen language, then its code.',
        'Left, Right': 'Select the previous or next language.',
        'Home, End': 'Select the first or the last one.',
      },
      screenReader: 'A group with its name, a tab list of languages and figures of code.',
      related: ['Tabs', 'CodeBlock', 'OpenRequestForm'],
    },
    parts,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 452 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    method: 'AnonymizeSingle',
    call: 'POST AnonymizationService/AnonymizeSingle',
    snippets: anonymizeSnippets,
    children: <CodeBlock title="Response of AnonymizeSingle">{anonymizeResponse}</CodeBlock>,
  },
} satisfies Meta<typeof RequestExample>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: morePicturesIn('right to left') };

/** A row of tabs without a choice. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  args: {
    method: 'the CLI',
    call: undefined,
    snippets: [
      { language: 'Terminal', code: highlight(['‹key brew› install neosync', '‹key neosync› login']) },
    ],
    children: undefined,
  },
};

/** More languages than fit: the row of tabs scrolls, the page doesn't. */
export const ManyLanguages: Story = {
  parameters: picturesIn('dark phone'),
  args: {
    method: longText,
    snippets: ['Ruby', 'PHP', 'Java', 'Kotlin', 'Swift', 'Rust', 'Elixir', 'C#'].map((language) => ({
      language,
      code: anonymizeSnippets[0]!.code,
    })),
  },
};

/** Before the script runs, and without it: every language under its name. */
export const WithoutScript: Story = {
  ...withoutScript,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Python', { selector: 'figcaption *' })).toBeVisible();
    await expect(canvas.getByText(/client\.AnonymizeSingle/)).toBeVisible();
  },
};

/** Arrow keys wrap around, Home and End jump, and the tabs are a single tab stop. */
export const ChooseWithKeyboard: Story = {
  tags: ['play'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'curl' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'TypeScript' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'TypeScript' })).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Python', selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'curl', selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Home}');
    await expect(canvas.getByRole('tab', { name: 'curl', selected: true })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy AnonymizeSingle, curl' })).toHaveFocus();
  },
};
