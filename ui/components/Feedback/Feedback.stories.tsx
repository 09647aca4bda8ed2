import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { morePicturesIn, picturesIn, withoutPictures } from '../../../.storybook/modes';
import { withoutScript } from '../../../.storybook/rootState';
import { longText } from '../../../.storybook/site.samples';
import { onEvent } from '../../behaviors/events';
import { Prose } from '../Prose/Prose';
import { Feedback } from './Feedback';
import { parts } from './Feedback.behavior';
import * as styles from './Feedback.css';

const meta = {
  title: 'Components/Feedback/Feedback',
  component: Feedback,
  tags: ['autodocs'],
  parameters: {
    guide: {
      use: 'The end of articles that the team maintains.',
      avoid: 'Lists and error pages.',
      anatomy: {
        Question: `.${styles.question}`,
        'Two answers': `.${styles.choices}`,
        Thanks: `.${styles.thanks}::text`,
        'Link to an issue': `.${styles.issue}`,
      },
      anatomyStory: 'DidNotHelp',
      keyboard: { 'Enter, Space': 'Gives the answer.' },
      screenReader:
        'A group named by the question, with two buttons. The thank-you is announced as a status.',
      related: ['PageFooter'],
    },
    parts,
  },
  args: { issueHref: 'https://github.com/nucleuscloud/neosync/issues/new?title=Docs' },
} satisfies Meta<typeof Feedback>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** An error page. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  args: { issueHref: undefined },
  render: (args) => (
    <Prose>
      <h1>Page not found</h1>
      <p>The page may have moved, or the address may have a typo.</p>
      <Feedback {...args} />
    </Prose>
  ),
};

export const DidNotHelp: Story = {
  parameters: morePicturesIn('right to left', 'large text'),
  args: { answer: 'no' },
};

/** Without JavaScript, a link to open an issue replaces the question. */
export const WithoutScript: Story = {
  ...withoutScript,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByText('Was this page helpful?')).not.toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open an issue about this page' })).toBeVisible();
  },
};

/** Without an address for feedback. */
export const ThanksAlone: Story = { args: { answer: 'yes', issueHref: undefined } };

export const LongQuestion: Story = {
  parameters: picturesIn('dark phone'),
  args: { messages: { question: `${longText}?` }, answer: 'no' },
};

/** Answered with the keyboard. The focus stays, the thanks are announced, and nothing moves. */
export const AnswerWithKeyboard: Story = {
  tags: ['play'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const answered = fn();
    const ended = new AbortController();
    onEvent({ document, signal: ended.signal }, 'ui:feedback', answered);
    const places = () =>
      [...canvasElement.querySelectorAll('button, a, [role=group]')].map((element) =>
        JSON.stringify(element.getBoundingClientRect()),
      );
    const before = places();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Yes' })).toHaveFocus();
    await userEvent.tab();
    const no = canvas.getByRole('button', { name: 'No' });
    await expect(no).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(answered).toHaveBeenCalledWith({ answer: 'no' });
    ended.abort();
    await expect(no).toHaveAttribute('aria-pressed', 'true');
    await expect(no).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Thank you.');
    await expect(places()).toEqual(before);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Open an issue about this page' })).toHaveFocus();
  },
};
