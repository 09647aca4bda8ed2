import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { morePicturesIn, picturesIn, withoutPictures } from '../../../.storybook/modes';
import { longText, unbroken } from '../../../.storybook/site.samples';
import { parts } from '../../behaviors/showPageError';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs';
import { PageBar } from '../PageBar/PageBar';
import { PageFooter } from '../PageFooter/PageFooter';
import { RegionError } from './RegionError';

const meta = {
  title: 'Patterns/Errors and empty states/RegionError',
  component: RegionError,
  tags: ['autodocs'],
  parameters: {
    guide: {
      use: 'Replaces a part that crashed while the rest of the page works.',
      avoid: 'A page that failed to load. Use LoadError.',
      anatomy: {
        'Strip that stopped': '[role="alert"]',
        Message: '[role="alert"] p',
        'Button that tries again': '[role="alert"] button',
      },
      keyboard: { 'Enter, Space': 'On the button, tries again.' },
      screenReader: 'An alert, read at once wherever the focus is.',
      related: ['LoadError', 'CrashPage'],
    },
    parts: { retry: parts.retry },
  },
  args: { onRetry: fn() },
} satisfies Meta<typeof RegionError>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: morePicturesIn('right to left') };

/** The whole page failed, not a part of it. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  args: { messages: { message: 'This page failed to load.' } },
  render: (args) => (
    <>
      <PageBar>
        <Breadcrumbs trail={[{ label: 'Connections' }, { label: 'Postgres' }]} />
      </PageBar>
      <RegionError {...args} />
      <PageFooter previous={{ label: 'MySQL', href: '#mysql' }} next={{ label: 'S3', href: '#s3' }} />
    </>
  ),
};

export const LongMessage: Story = {
  parameters: picturesIn('dark phone'),
  args: { messages: { message: `${longText}. ${unbroken}` } },
};

/** In a column that is as narrow as the sidebar. */
export const InASidebar: Story = { decorators: [(Story) => <div style={{ maxWidth: 224 }}>{Story()}</div>] };

export const TryAgainWithKeyboard: Story = {
  tags: ['play'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This part of the page crashed.');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
