import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { withoutScript } from '../../../.storybook/rootState';
import { longText, unbroken } from '../../../.storybook/site.samples';
import { listen } from '../../behaviors/events';
import { NotFound } from './NotFound';
import { fillNotFound } from './fillNotFound';
import { parts } from './NotFound.behavior';

const meta = {
  title: 'Pages/NotFound',
  component: NotFound,
  tags: ['autodocs'],
  parameters: {
    guide: {
      use: 'Every address without a page.',
      avoid: 'A search without results. Use SearchMessage.',
      anatomy: [
        'Number, latent in a field of lines',
        'Address that was asked for',
        'Pages with a similar address',
        'Search',
      ],
      keyboard: { Tab: 'Reaches suggestions, then the search.' },
      heard: 'The heading of the page, the address, a list of suggestions and a search.',
      related: ['LoadError', 'SearchPage'],
    },
    parts,
  },
  args: {
    path: '/cli/synch',
    suggestions: [
      { title: 'neosync sync', href: '/cli/sync' },
      { title: 'Creating a Sync Job', href: '/guides/creating-a-sync-job' },
      { title: 'CLI Sync', href: '/changelog/cli-sync' },
    ],
  },
} satisfies Meta<typeof NotFound>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** As the server renders it: it does not know the address that was asked for. */
export const AddressUnknown: Story = { args: { path: undefined, suggestions: [] } };

export const NothingNear: Story = { args: { path: '/xyzzy', suggestions: [] } };

export const LongText: Story = {
  args: {
    path: `/${unbroken.repeat(3)}`,
    suggestions: [
      { title: longText, href: `/${unbroken}` },
      { title: unbroken, href: '/cli/sync' },
    ],
  },
};

/** What the browser knows is filled in later, and looks the same. */
export const FilledLater: Story = {
  tags: ['play'],
  args: { path: undefined, suggestions: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
    fillNotFound(canvasElement, { path: '/cli/synch', suggestions: meta.args.suggestions });
    await expect(canvas.getByText('/cli/synch')).toBeVisible();
    await expect(canvas.getByText(/These are the nearest pages/)).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: /neosync sync/ })).toHaveAttribute('href', '/cli/sync');
  },
};

/** Without a script there is no button that could do nothing. */
export const WithoutScript: Story = {
  args: { path: undefined, suggestions: [] },
  ...withoutScript,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Go to the docs home' })).toBeVisible();
  },
};

/** The search is the second way out, reached by keyboard alone; it begins with the words of the address. */
export const SearchWithKeyboard: Story = {
  tags: ['play'],
  play: async ({ canvas, userEvent }) => {
    const search = fn();
    const ended = new AbortController();
    listen({ document, signal: ended.signal }, 'ui:search', search);
    canvas.getByRole('link', { name: 'Go to the docs home' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Search docs' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(search).toHaveBeenCalledWith({ query: 'cli synch' });
    ended.abort();
  },
};

/** An address is text: what looks like an element in it stays text. */
export const MarkupInTheAddress: Story = {
  tags: ['play'],
  args: { path: '/<img src=x onerror=alert(1)>', suggestions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('/<img src=x onerror=alert(1)>')).toBeVisible();
  },
};

/** The suggestions come first, then the way home. */
export const WalkWithKeyboard: Story = {
  tags: ['play'],
  play: async ({ canvas, userEvent }) => {
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
    await expect(canvas.getByRole('link', { name: 'Go to the docs home' })).toHaveFocus();
  },
};
