import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { presets } from '../../../.storybook/argTypes';
import { morePicturesIn, picturesIn, statePictures, withoutPictures } from '../../../.storybook/modes';
import { withoutScript } from '../../../.storybook/rootState';
import { StateSheet } from '../../../.storybook/StateSheet';
import { highlight, longText, syncCommand, unbroken } from '../../../.storybook/site.samples';
import { CodeBlock } from '../CodeBlock/CodeBlock';
import { Tab, Tabs } from './Tabs';
import { parts } from './Tabs.behavior';

const tabs = [
  <Tab key="postgres" label="Postgres">
    <CodeBlock title="Terminal">{syncCommand}</CodeBlock>
  </Tab>,
  <Tab key="mysql" label="MySQL">
    <CodeBlock title="Terminal">
      {highlight(['‹key neosync› sync ‹flag --destination-driver› mysql'])}
    </CodeBlock>
    <p>The data source name is that of the Go driver.</p>
  </Tab>,
  <Tab key="s3" label="From S3">
    <p>The tables must exist already.</p>
  </Tab>,
];

const manyTabs = Array.from({ length: 14 }, (_, index) => (
  <Tab key={index} label={`Connection ${index + 1}`}>
    <p>What to do for connection {index + 1}.</p>
  </Tab>
));

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  subcomponents: { Tab },
  argTypes: { children: presets({ Three: tabs, Two: tabs.slice(0, 2), Fourteen: manyTabs }) },
  tags: ['autodocs'],
  parameters: {
    guide: {
      use: 'Alternatives of which a reader needs one: operating systems, drivers, languages.',
      avoid: 'Sections that readers compare or read in order. Use headings.',
      anatomy: {
        'Tabs in one row': '[role="tablist"]',
        'Panel of the chosen tab': '[role="tabpanel"]',
      },
      keyboard: {
        Tab: 'Reaches the chosen tab, then its panel.',
        'Left, Right': 'Select the previous or next tab.',
        'Home, End': 'Select the first or the last one.',
      },
      screenReader: 'A tab list with its name; each tab with its position and whether it is selected.',
      related: ['CodeBlock', 'RequestExample', 'Steps'],
    },
    parts,
  },
  args: { children: tabs },
} satisfies Meta<typeof Tabs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: morePicturesIn('right to left', 'large text') };

/** Sections to read in order. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  args: {
    children: [
      <Tab key="install" label="1. Install">
        <p>Install the CLI with Homebrew.</p>
      </Tab>,
      <Tab key="login" label="2. Log in">
        <p>Log in, or set a key.</p>
      </Tab>,
      <Tab key="sync" label="3. Sync">
        <p>Create the tables and copy.</p>
      </Tab>,
    ],
  },
};

export const Many: Story = {
  args: { children: manyTabs },
};

export const LongText: Story = {
  parameters: picturesIn('dark phone'),
  args: {
    children: [
      <Tab key="a" label={longText}>
        <p>{longText}</p>
      </Tab>,
      <Tab key="b" label={unbroken}>
        <p>{unbroken}</p>
      </Tab>,
    ],
  },
};

/** Without scripts, every panel is shown under its label. */
export const WithoutScript: Story = {
  ...withoutScript,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tab')).not.toBeInTheDocument();
    await expect(canvas.getByText('The tables must exist already.')).toBeVisible();
  },
};

/** The first tab is selected; the pointer and the keyboard are on the second. */
export const States: Story = {
  parameters: statePictures,
  render: () => (
    <StateSheet target="[role=tab][aria-selected=false]" width={260}>
      {() => (
        <Tabs>
          <Tab label="Postgres">
            <p>Give the URL of the database.</p>
          </Tab>
          <Tab label="MySQL">
            <p>Give its data source name.</p>
          </Tab>
        </Tabs>
      )}
    </StateSheet>
  ),
};

/** A single tab stop: arrows, Home, and End move inside, and the panel follows. */
export const MoveWithKeyboard: Story = {
  tags: ['play'],
  play: async ({ canvas, userEvent, step }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });

    await step('Tab stops at the selected tab', async () => {
      await userEvent.tab();
      await expect(tab('Postgres')).toHaveFocus();
      await expect(tab('Postgres')).toHaveAttribute('aria-selected', 'true');
    });

    await step('the right arrow selects the next tab, and wraps around', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(tab('MySQL')).toHaveFocus();
      await expect(canvas.getByRole('tabpanel', { name: 'MySQL' })).toBeVisible();
      await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1);
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await expect(tab('Postgres')).toHaveFocus();
    });

    await step('the left arrow selects the previous tab, and wraps around', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await expect(tab('From S3')).toHaveFocus();
    });

    await step('Home and End select the first and the last', async () => {
      await userEvent.keyboard('{Home}');
      await expect(tab('Postgres')).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(tab('From S3')).toHaveFocus();
      await expect(tab('From S3')).toHaveAttribute('aria-selected', 'true');
    });

    await step('Tab moves from the list into the panel', async () => {
      await userEvent.keyboard('{Home}');
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Copy Terminal' })).toHaveFocus();
    });
  },
};
