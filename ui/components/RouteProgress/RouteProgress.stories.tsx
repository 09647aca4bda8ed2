import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { morePicturesIn } from '../../../.storybook/modes';
import { RouteProgress } from './RouteProgress';
import { parts, showProgress } from './showProgress';

const meta = {
  title: 'Components/Feedback/RouteProgress',
  component: RouteProgress,
  tags: ['autodocs'],
  parameters: {
    guide: {
      use: 'A page that takes long to load after the reader follows a link.',
      avoid: 'Work within a page. Use an EngravedStrip with the state `loading`.',
      anatomy: {
        'Line over the top of the window': '[role="progressbar"]',
      },
      anatomyStory: 'Loading',
      screenReader: 'A progress bar named "Loading page", from the moment it is drawn.',
      related: ['LoadError', 'EngravedStrip'],
    },
    docs: { story: { inline: false, iframeHeight: 120 } },
    parts,
  },
} satisfies Meta<typeof RouteProgress>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  parameters: morePicturesIn('right to left'),
  play: async ({ canvas }) => {
    showProgress(document, 'loading');
    const line = canvas.getByRole('progressbar', { name: 'Loading page' });
    await expect(line).toBeVisible();
    await waitFor(() => expect(line.getBoundingClientRect().width).toBeGreaterThan(10));
  },
};

/** The line is there only while something loads. */
export const Done: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
    showProgress(document, 'loading');
    await expect(canvas.getByRole('progressbar')).toBeVisible();
    showProgress(document, 'done');
    await waitFor(() => expect(canvasElement.querySelector('[data-state="idle"]')).toBeInTheDocument());
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
  },
};
