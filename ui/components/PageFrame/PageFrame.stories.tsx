import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { choicesOf, presets } from '../../../.storybook/argTypes';
import { morePicturesIn, picturesIn } from '../../../.storybook/modes';
import {
  headings,
  highlight,
  iconLinks,
  longText,
  pages,
  sections,
  settingsFile,
  syncCommand,
  unbroken,
} from '../../../.storybook/site.samples';
import { AnnouncementBar } from '../AnnouncementBar/AnnouncementBar';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs';
import { Callout } from '../Callout/Callout';
import { CodeBlock } from '../CodeBlock/CodeBlock';
import { ColorModeToggle } from '../ColorModeToggle/ColorModeToggle';
import { Heading } from '../Heading/Heading';
import { Navbar } from '../Navbar/Navbar';
import { PageFooter } from '../PageFooter/PageFooter';
import { Prose } from '../Prose/Prose';
import { SearchButton } from '../SearchButton/SearchButton';
import { Sidebar } from '../Sidebar/Sidebar';
import { SiteFooter } from '../SiteFooter/SiteFooter';
import { SkipLink } from '../SkipLink/SkipLink';
import { Steps } from '../Steps/Steps';
import { CollapsedTableOfContents, TableOfContents } from '../TableOfContents/TableOfContents';
import { Tab, Tabs } from '../Tabs/Tabs';
import { PageFrame } from './PageFrame';
import * as styles from './PageFrame.css';

const sidebar = <Sidebar groups={pages} aria-label="Documentation" />;
const aside = <TableOfContents entries={headings} />;

/** Whole pages: the frame with everything that the site puts around and into it. */
const meta = {
  title: 'Pages/PageFrame',
  component: PageFrame,
  argTypes: {
    ...choicesOf(styles.body),
    sidebar: presets({ 'A sidebar': sidebar, None: undefined }),
    aside: presets({ 'A table of contents': aside, None: undefined }),
  },
  tags: ['autodocs'],
  parameters: {
    guide: {
      use: 'The columns of every page: sidebar, article, contents.',
      avoid: 'A part of a page, or a page that crashed: CrashPage replaces all of it.',
      anatomy: {
        'Sidebar, from the desktop breakpoint up (optional)': '[data-column="sidebar"]',
        'Main content': 'main h1',
        'Contents at the side, from the wide breakpoint up (optional)': `.${styles.aside}`,
      },
      screenReader: '"Main" as a landmark; the skip link leads to it.',
      related: ['Sidebar', 'TableOfContents', 'PageBar', 'PageFooter'],
    },
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '640px' } },
  },
  decorators: [
    (Story) => (
      <>
        <SkipLink />
        <AnnouncementBar dismissible>
          <strong>Neosync v0.5</strong> takes deprecated fields and methods out of the API.{' '}
          <a href="/changelog/v5">Read what changed</a>
        </AnnouncementBar>
        <Navbar
          title="Neosync"
          links={sections}
          iconLinks={iconLinks}
          search={<SearchButton />}
          actions={<ColorModeToggle />}
        />
        <Story />
        <SiteFooter
          copyright="Copyright © 2025 Nucleus Cloud Corp"
          links={[
            ...iconLinks,
            { label: 'Neosync Cloud', href: 'https://app.neosync.dev' },
            { label: 'neosync.dev', href: 'https://www.neosync.dev' },
          ]}
        />
      </>
    ),
  ],
  args: {
    sidebar,
    aside,
    children: (
      <>
        <Breadcrumbs
          trail={[
            { label: 'Overview', href: '/' },
            { label: 'Neosync CLI', href: '/cli/introduction' },
            { label: '`neosync sync`' },
          ]}
        />
        <Prose>
          <h1>
            <code>neosync sync</code>
          </h1>
          <p>
            Copies data once, from a connection stored in Neosync to a database on your machine or in CI.
            Tables are written in the order that foreign keys ask for.
          </p>
          <CollapsedTableOfContents entries={headings} />
          <Callout kind="warning" title="Columns are copied as they are.">
            <p>
              No transformers are applied. Point the command at data that is already anonymized, such as the
              stage database or the bucket a job writes to.
            </p>
          </Callout>
          <Heading level={2} id="usage">
            Usage
          </Heading>
          <Tabs>
            <Tab label="Postgres">
              <CodeBlock title="Terminal">{syncCommand}</CodeBlock>
            </Tab>
            <Tab label="MySQL">
              <p>The same, with another driver.</p>
            </Tab>
            <Tab label="From S3">
              <p>The tables must exist already.</p>
            </Tab>
          </Tabs>
          <p>
            The connection id is always required, as a flag or in the file. For S3, add <code>--job-id</code>{' '}
            or <code>--job-run-id</code>. Flags win over the file.
          </p>
          <Heading level={2} id="first-sync-step-by-step">
            First sync, step by step
          </Heading>
          <Steps>
            <ol>
              <li>
                <Heading level={3} id="install-the-cli">
                  Install the CLI
                </Heading>
                <p>
                  Homebrew works on macOS, Linux and the Windows Subsystem for Linux. See{' '}
                  <a href="/cli/installing">Installing</a> for archives and Docker.
                </p>
                <CodeBlock title="Terminal">{highlight(['‹key brew› install neosync'])}</CodeBlock>
              </li>
              <li>
                <Heading level={3} id="log-in">
                  Log in, or set a key
                </Heading>
                <p>
                  <code>neosync login</code> opens the browser. In CI, set <code>NEOSYNC_API_KEY</code> and
                  skip it.
                </p>
              </li>
            </ol>
          </Steps>
          <Heading level={2} id="settings-file">
            Settings file
          </Heading>
          <p>
            Source and destination can live in a file. Call it with{' '}
            <code>neosync sync --config ./neosync.yaml</code>.
          </p>
          <CodeBlock title="neosync.yaml">{settingsFile}</CodeBlock>
        </Prose>
        <PageFooter
          previous={{ label: '`version`', href: '/cli/version' }}
          next={{ label: 'Cloud Security Overview', href: '/cloud-security-overview' }}
          updated={{ iso: '2025-07-14', text: '14 July 2025' }}
          editHref="https://github.com/nucleuscloud/neosync/edit/main/docs/cli/sync.mdx"
        />
      </>
    ),
  },
} satisfies Meta<typeof PageFrame>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: morePicturesIn('right to left') };

/** A page with few headings has no table of contents, and its text keeps its width. */
export const WithoutAside: Story = {
  parameters: picturesIn('light desktop'),
  args: {
    aside: undefined,
    children: (
      <Prose>
        <h1>Neosync IP ranges</h1>
        <p>Neosync Cloud connects to your databases from these addresses.</p>
      </Prose>
    ),
  },
};

export const WithoutSidebar: Story = {
  parameters: picturesIn('light desktop'),
  args: {
    sidebar: undefined,
    aside: undefined,
    children: (
      <Prose>
        <h1>Page not found</h1>
        <p>The page may have moved.</p>
      </Prose>
    ),
  },
};

/** A page that uses the space of the table of contents, such as one with examples next to its text. */
export const Wide: Story = {
  parameters: picturesIn('light desktop'),
  args: {
    width: 'wide',
    aside: undefined,
    children: (
      <Prose>
        <h1>
          <code>anonymization.proto</code>
        </h1>
        <p>Anonymizes JSON that the caller hands in and returns it at once.</p>
        <CodeBlock title="outputData">{settingsFile}</CodeBlock>
      </Prose>
    ),
  },
};

export const LongText: Story = {
  parameters: picturesIn('light desktop'),
  args: {
    children: (
      <Prose>
        <h1>{longText}</h1>
        <p>{unbroken}</p>
        <Heading level={2} id="long">
          {unbroken}
        </Heading>
        <p>
          {longText} <code>{unbroken}</code>
        </p>
      </Prose>
    ),
  },
};

/** The first Tab reaches a link that skips the navigation. */
export const SkipToContentWithKeyboard: Story = {
  tags: ['play'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', `#${canvas.getByRole('main').id}`);
  },
};
