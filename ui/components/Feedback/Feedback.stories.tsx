import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { longText } from '../../../.storybook/samples';
import { Feedback, type FeedbackAnswer } from './Feedback';

const meta = {
  component: Feedback,
  tags: ['autodocs'],
  args: { onAnswer: fn(), issueHref: 'https://github.com/nucleuscloud/neosync/issues/new?title=Docs' },
} satisfies Meta<typeof Feedback>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Helped: Story = { args: { answer: 'yes' } };

export const DidNotHelp: Story = { args: { answer: 'no' } };

/** Without a script there is a way to write, and no button that could do nothing. */
export const WithoutScript: Story = {
  beforeEach: () => {
    delete document.documentElement.dataset.script;
    return () => (document.documentElement.dataset.script = '');
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByText('Was this page helpful?')).not.toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open an issue about this page' })).toBeVisible();
  },
};

/** Nobody to write to. */
export const ThanksAlone: Story = { args: { answer: 'yes', issueHref: undefined } };

export const LongQuestion: Story = { args: { question: `${longText}?`, answer: 'no' } };

export const RightToLeft: Story = {
  args: { question: 'هل كانت هذه الصفحة مفيدة؟', answer: 'no' },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};

/** The answer is given by keyboard alone; the focus stays, the thanks are announced, and nothing moves. */
export const AnswerWithKeyboard: Story = {
  render: function Remembering({ onAnswer, ...args }) {
    const [answer, setAnswer] = useState<FeedbackAnswer>();
    const take = (next: FeedbackAnswer) => {
      setAnswer(next);
      onAnswer?.(next);
    };
    return <Feedback {...args} answer={answer} onAnswer={take} />;
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
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
    await expect(args.onAnswer).toHaveBeenCalledWith('no');
    await expect(no).toHaveAttribute('aria-pressed', 'true');
    await expect(no).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Thank you.');
    await expect(places()).toEqual(before);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Open an issue about this page' })).toHaveFocus();
  },
};
