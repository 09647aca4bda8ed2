import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { picturesIn } from '../../../.storybook/modes';
import { unbroken } from '../../../.storybook/site.samples';
import { parts, showPageError } from '../../behaviors/showPageError';
import { template } from '../../behaviors/template';
import { CrashPage } from './CrashPage';
import * as styles from './LoadError.css';

const meta = {
  title: 'Patterns/Errors and empty states/CrashPage',
  component: CrashPage,
  tags: ['autodocs'],
  parameters: {
    guide: {
      use: "A page that can't be shown at all.",
      avoid: 'A part of a page. Use RegionError.',
      anatomy: {
        'Strip that stopped': 'main > [aria-hidden="true"]',
        'What happened': 'h1::text',
        'Detail (optional)': `.${styles.detail}::text`,
        'Buttons: try again, go home': 'div:has(> button)',
      },
      keyboard: { Tab: 'Reaches the buttons.' },
      screenReader: 'The main landmark with the heading of the page.',
      related: ['RegionError', 'LoadError'],
    },
    parts: { detail: parts.detail, retry: parts.retry },
    docs: { story: { inline: false, iframeHeight: 560 } },
  },
  args: { detail: "TypeError: Cannot read properties of undefined (reading 'hierarchy')" },
} satisfies Meta<typeof CrashPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongTrace: Story = {
  parameters: picturesIn('dark phone'),
  args: {
    detail: `Error: ${unbroken}\n${Array.from({ length: 30 }, (_, line) => `    at Page (/docs/page.js:${line}:7)`).join('\n')}`,
  },
};

/** It replaces a page that crashed and is announced. The keyboard reaches both ways out. */
export const TryAgainWithKeyboard: Story = {
  tags: ['play'],
  args: { detail: undefined },
  decorators: [
    (Story) => (
      <>
        <template {...template.mark('crash-page')}>{Story()}</template>
        <div data-testid="page">The page before.</div>
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const retry = fn();
    showPageError(canvas.getByTestId('page'), 'crash-page', { detail: 'TypeError: null', retry });
    await expect(canvas.getByRole('heading', { name: 'This page crashed.' })).toHaveFocus();
    await expect(canvas.getByText('TypeError: null')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Go to the docs home' })).toHaveFocus();
  },
};
