import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { picturesIn } from '../../../.storybook/modes';
import { withoutScript } from '../../../.storybook/rootState';
import { longText, unbroken } from '../../../.storybook/site.samples';
import { onEvent } from '../../behaviors/events';
import { NotFound } from './NotFound';
import { fillNotFound, parts, type Suggestion } from './fillNotFound';

const meta = {
  title: 'Patterns/Errors and empty states/NotFound',
  component: NotFound,
  tags: ['autodocs'],
  parameters: {
    guide: {
      use: 'Any address without a page.',
      avoid: 'A search without results. Use SearchMessage.',
      anatomy: {
        'Number, latent in a field of lines': 'svg[role="img"]',
        'Requested address': parts.address.selector,
        'Pages with a similar address': `ul${parts.suggestions.selector}`,
        Search: '[data-control="search"]',
      },
      keyboard: { Tab: 'Reaches suggestions, then the search.' },
      screenReader: 'The heading of the page, the address, a list of suggestions and a search.',
      related: ['LoadError', 'SearchPage'],
    },
    parts,
  },
} satisfies Meta<typeof NotFound>;

export default meta;

type Story = StoryObj<typeof meta>;

const path = '/cli/synch';
const suggestions: Suggestion[] = [
  { title: 'neosync sync', href: '/cli/sync' },
  { title: 'Creating a Sync Job', href: '/guides/creating-a-sync-job' },
  { title: 'CLI Sync', href: '/changelog/cli-sync' },
];

/** Fills in the address and the suggestions, as the site does. */
const filled = (found: Parameters<typeof fillNotFound>[1]): Pick<Story, 'play'> => ({
  play: ({ canvasElement }) => fillNotFound(canvasElement, found),
});

export const Default: Story = {
  // In a frame, so that the documentation page shows its play function.
  parameters: { docs: { story: { inline: false, height: '680px' } } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
    fillNotFound(canvasElement, { path, suggestions });
    await expect(canvas.getByText('/cli/synch')).toBeVisible();
    await expect(canvas.getByText(/Did you mean one of these/)).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: /neosync sync/ })).toHaveAttribute('href', '/cli/sync');
  },
};

/** As the server renders it, without knowing the requested address. */
export const AddressUnknown: Story = { parameters: picturesIn('light desktop') };

export const LongText: Story = filled({
  path: `/${unbroken.repeat(3)}`,
  suggestions: [
    { title: longText, href: `/${unbroken}` },
    { title: unbroken, href: '/cli/sync' },
  ],
});

/** Without JavaScript, buttons that need it are hidden. */
export const WithoutScript: Story = {
  ...withoutScript,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Go to the docs home' })).toBeVisible();
  },
};

/** The keyboard reaches the search, which starts with the words of the address. */
export const SearchWithKeyboard: Story = {
  tags: ['play'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    fillNotFound(canvasElement, { path, suggestions: [] });
    const search = fn();
    const ended = new AbortController();
    onEvent({ document, signal: ended.signal }, 'ui:search', search);
    canvas.getByRole('link', { name: 'Go to the docs home' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Search docs' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(search).toHaveBeenCalledWith({ query: 'cli synch' });
    ended.abort();
  },
};

/** Markup in an address is shown as text. */
export const MarkupInTheAddress: Story = {
  tags: ['play'],
  play: async ({ canvas, canvasElement }) => {
    fillNotFound(canvasElement, { path: '/<img src=x onerror=alert(1)>' });
    await expect(canvas.getByText('/<img src=x onerror=alert(1)>')).toBeVisible();
  },
};

/** The suggestions come first, then the link to the home page. */
export const WalkWithKeyboard: Story = {
  tags: ['play'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    fillNotFound(canvasElement, { path, suggestions });
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
    await expect(canvas.getByRole('link', { name: 'Go to the docs home' })).toHaveFocus();
  },
};
