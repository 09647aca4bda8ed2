import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';

import { morePicturesIn, picturesIn, withoutPictures } from '../../../.storybook/modes';
import { longText, unbroken } from '../../../.storybook/site.samples';
import { parts, showPageError } from '../../behaviors/showPageError';
import { template } from '../../behaviors/template';
import { LoadError } from './LoadError';
import * as styles from './LoadError.css';

const meta = {
  title: 'Patterns/Errors and empty states/LoadError',
  component: LoadError,
  tags: ['autodocs'],
  parameters: {
    guide: {
      use: 'Replaces a page that failed to load.',
      avoid: 'A part of a page that crashed. Use RegionError.',
      anatomy: {
        'Strip that stopped': 'section > [aria-hidden="true"]',
        'What happened': 'h1::text',
        'Detail (optional)': `.${styles.detail}::text`,
        'What to do: try again or stay': 'section > div:has(> button)',
      },
      keyboard: { Tab: 'Reaches the buttons.', 'Enter, Space': 'Presses one.' },
      screenReader: 'The heading, which takes the focus, so that the error is read at once.',
      related: ['RegionError', 'CrashPage', 'NotFound'],
    },
    parts,
  },
  args: { detail: 'Loading chunk core-concepts failed.' },
} satisfies Meta<typeof LoadError>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: morePicturesIn('right to left') };

/** One part of a page crashed. This would replace a page that can still be read. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  args: { detail: undefined, messages: { title: 'The examples crashed' } },
  decorators: [
    (Story) => (
      <>
        <p>Applies mappings to one JSON document.</p>
        <Story />
        <p>The document is a string, and so is what comes back.</p>
      </>
    ),
  ],
};

export const LongDetail: Story = {
  parameters: picturesIn('dark phone'),
  args: { detail: `${longText} ${unbroken}${unbroken}` },
};

/** A page with the error in a template, and a link to a page that fails to load. */
const onPage: Story = {
  args: { detail: undefined },
  decorators: [
    (Story) => (
      <>
        <template {...template.mark('load-error')}>{Story()}</template>
        <main>
          <p>
            The page before. <a href="/core-concepts">Core Concepts</a>
          </p>
        </main>
      </>
    ),
  ],
};

/** It is announced, stays while the page is retried, and says when the retry fails. */
export const RetryWithKeyboard: Story = {
  tags: ['play'],
  ...onPage,
  play: async ({ canvas, userEvent }) => {
    let fail: (reason: Error) => void = () => {};
    const retry = () => new Promise<void>((_, reject) => (fail = reject));
    canvas.getByRole('link', { name: 'Core Concepts' }).focus();
    showPageError(canvas.getByRole('main'), 'load-error', {
      detail: 'Failed to fetch',
      retry,
    });
    await expect(canvas.getByRole('heading', { name: 'The page failed to load' })).toHaveFocus();
    await expect(canvas.getByText('Failed to fetch')).toBeVisible();
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Try again' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    fail(new Error('Failed to fetch again'));
    await expect(await canvas.findByText('Failed to fetch again')).toBeVisible();
    await expect(button).not.toHaveAttribute('aria-busy');
    await expect(button).toHaveFocus();
    await expect(
      await screen.findByText('The page failed to load', { selector: '[role=status]' }),
    ).toBeInTheDocument();
  },
};

/** Readers who stay get the previous page back, with the focus where it was. */
export const StayWithKeyboard: Story = {
  tags: ['play'],
  ...onPage,
  play: async ({ canvas, userEvent }) => {
    const stay = fn();
    const link = canvas.getByRole('link', { name: 'Core Concepts' });
    link.focus();
    showPageError(canvas.getByRole('main'), 'load-error', { retry: fn(), stay });
    await expect(link).not.toBeInTheDocument();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(link).toHaveFocus();
    await expect(stay).toHaveBeenCalledOnce();
  },
};
