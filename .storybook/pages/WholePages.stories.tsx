import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pages } from 'virtual:site-pages';

import { fillNotFound, showPageError } from '#ui/behaviors';

import { SiteLayout } from '../../site/theme/SiteLayout';
import { withoutPictures } from '../modes';
import { ShownPageContext, type ShownPage } from './rspressRuntime';
import { pageAddresses } from './pageAddresses';

/** An address that the site has no page at. */
const nowhere = '/cli/synch';

/** Pages of the site as readers get them, one of each kind, made from what writers wrote: no picture of them is compared. */
const meta = {
  title: 'Pages/Whole pages',
  parameters: { layout: 'fullscreen', controls: { disable: true }, ...withoutPictures },
  args: { path: nowhere },
  loaders: [async ({ args: { path } }) => ({ shown: await load(path) })],
  render: (_, { loaded }) => (
    <ShownPageContext value={loaded.shown as ShownPage}>
      {/* While developing, the layout watches this element of Rspress. */}
      <div id="__rspress_root">
        <SiteLayout />
      </div>
    </ShownPageContext>
  ),
} satisfies Meta<{ path: string }>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A page that somebody wrote. */
const page = (path: string): Story => ({
  args: { path },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
});

export const Home = page(pageAddresses.home);

/** Leads a newcomer to a result, step by step. */
export const Tutorial = page(pageAddresses.tutorial);

/** Gets one task done. */
export const HowTo = page(pageAddresses.howTo);

/** Explains, with drawings and tables. */
export const Concept = page(pageAddresses.concept);

/** Tables to look things up in. */
export const Reference = page(pageAddresses.reference);

export const Command = page(pageAddresses.command);

/** A file of the API: its methods, messages and enums, with examples next to them. */
export const ApiFile = page(pageAddresses.apiFile);

export const Changelog = page(pageAddresses.changelog);

export const ChangelogEntry = page(pageAddresses.entry);

export const ChangelogArchive = page(pageAddresses.archive);

export const Search = page(pageAddresses.search);

/** The address has no page. The browser has filled in what it knows. */
export const NotFound: Story = {
  play: async ({ canvas, canvasElement }) => {
    fillNotFound(canvasElement, {
      path: nowhere,
      suggestions: [{ title: 'neosync sync', href: pageAddresses.command }],
    });
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /neosync sync/ })).toBeVisible();
  },
};

/** The network failed when a link was followed. The page around the text stays. */
export const Offline: Story = {
  play: async ({ canvas }) => {
    showPageError(canvas.getByRole('main'), 'load-error', {
      detail: 'A file did not load.',
      retry: () => undefined,
    });
    await expect(canvas.getByRole('heading', { name: 'The page failed to load' })).toBeVisible();
  },
};

/** The page failed while it was shown. */
export const Crash: Story = {
  play: async ({ canvas }) => {
    showPageError(canvas.getByRole('main').parentElement!, 'crash-page', {
      detail: "TypeError: Cannot read properties of undefined (reading 'hierarchy')",
      retry: () => undefined,
    });
    await expect(canvas.getByRole('heading', { name: 'This page crashed.' })).toBeVisible();
  },
};

/** A page with its data, as the build draws it. */
async function load(path: string): Promise<ShownPage> {
  const module = await pages[path]?.();
  if (!module) return { page: { route: '/404', pageType: '404', title: '404', toc: [] }, Text: () => null };
  const { default: Text, ...exported } = module;
  const [carried] = Object.values(Text.__RSPRESS_PAGE_META ?? {});
  return { page: { toc: [], ...exported, ...carried, route: path, pageType: 'doc' }, Text };
}
