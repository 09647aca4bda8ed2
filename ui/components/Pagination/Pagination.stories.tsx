import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { morePicturesIn, withoutPictures } from '../../../.storybook/modes';
import { Table } from '../Table/Table';
import { Pagination } from './Pagination';

const meta = {
  title: 'Components/Navigation/Pagination',
  component: Pagination,
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    current: 1,
    total: 3,
    hrefOf: (page) => `#page-${page}`,
    'aria-label': 'Changelog pages',
  },
  parameters: {
    guide: {
      use: 'A list too long to scan, split into pages with addresses.',
      avoid: 'The next page in reading order. Use PageFooter. A list of fewer than twenty: show all of it.',
      anatomy: {
        Numbers: 'nav ul',
        'Step back': '[rel="prev"]',
        'Step ahead': '[rel="next"]',
      },
      anatomyStory: 'InTheMiddle',
      keyboard: { Enter: 'Follows the link.' },
      screenReader: 'A navigation landmark with a link per page; the page shown is announced as current.',
      related: ['ArchiveList', 'PageFooter'],
    },
  },
} satisfies Meta<typeof Pagination>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Six connections fit one page. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  args: { current: 2, 'aria-label': 'Connections' },
  render: (args) => (
    <>
      <Table>
        <tbody>
          <tr>
            <td>prod-postgres</td>
            <td>Postgres</td>
          </tr>
          <tr>
            <td>stage-mysql</td>
            <td>MySQL</td>
          </tr>
        </tbody>
      </Table>
      <Pagination {...args} />
    </>
  ),
};

export const InTheMiddle: Story = {
  parameters: morePicturesIn('right to left', 'large text'),
  args: { current: 2 },
};

/** On a middle page and on the last one. */
export const ManyPages: Story = {
  args: { current: 500, total: 1000 },
  render: (args) => (
    <>
      <Pagination {...args} />
      <Pagination {...args} current={1000} aria-label="At the end" />
    </>
  ),
};

/** Page numbers come first, then previous and next. The current page is marked for screen readers. */
export const ReachLinksWithKeyboard: Story = {
  tags: ['play'],
  args: { current: 2 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    for (const name of ['Page 1', 'Page 2', 'Page 3', 'Previous', 'Next']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '#page-3');
  },
};
