import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';

import { Button } from '../Button/Button';
import { RouteProgress, type RouteProgressProps } from './RouteProgress';

const meta = {
  component: RouteProgress,
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, iframeHeight: 120 } } },
} satisfies Meta<typeof RouteProgress>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing is loading: nothing is there. */
export const Idle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: { state: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading page' })).toBeVisible();
  },
};

export const LoadingRightToLeft: Story = {
  args: { state: 'loading' },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};

/** The line is completed and gone. */
export const Done: Story = { args: { state: 'done' } };

const next = { idle: 'loading', loading: 'done', done: 'idle' } as const;

/** From nothing to loading to done, stepped by keyboard alone. */
export const Steps: Story = {
  render: function Stepping(args: RouteProgressProps) {
    const [state, setState] = useState<NonNullable<RouteProgressProps['state']>>('idle');
    return (
      <>
        <RouteProgress {...args} state={state} />
        <Button onClick={() => setState(next[state])}>Go on to {next[state]}</Button>
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const line = canvasElement.querySelector('[data-state]')!;
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(line.getBoundingClientRect().width).toBeGreaterThan(10));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(line).toHaveStyle({ opacity: '0' }));
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
  },
};
