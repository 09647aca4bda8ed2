import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { presets } from '../../../.storybook/argTypes';
import { morePicturesIn, picturesIn, withoutPictures } from '../../../.storybook/modes';
import { longestName, transformerNames, typeLink } from '../../../.storybook/api.samples';
import { headings } from '../../../.storybook/site.samples';
import { ApiContents, type ApiContentsItem } from './ApiContents';
import { parts } from './ApiContents.behavior';
import * as styles from './ApiContents.css';

const items = (names: string[]): ApiContentsItem[] =>
  names.map((name) => ({ name, href: typeLink(name).href! }));

const groups = [
  { heading: 'Methods', items: items(['AnonymizeMany', 'AnonymizeSingle']) },
  {
    heading: 'Messages',
    items: items([
      'AnonymizeManyRequest',
      'AnonymizeManyResponse',
      'AnonymizeManyErrors',
      'AnonymizeSingleRequest',
      'AnonymizeSingleResponse',
      'TransformerMapping',
      'DefaultTransformersConfig',
    ]),
  },
  { heading: 'Enums', items: [] },
];

const meta = {
  title: 'Patterns/API reference/ApiContents',
  component: ApiContents,
  argTypes: {
    groups: presets({ 'Methods and messages': groups, 'Methods alone': groups.slice(0, 1) }),
  },
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 452 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    groups,
  },
  parameters: {
    guide: {
      use: 'The top of a page of the API reference.',
      avoid: 'Articles. Use TableOfContents.',
      anatomy: {
        'In long contents, a field to find a name': `.${styles.find}`,
        'Groups, which fold': `.${styles.group}`,
        'How many it has': `.${styles.count}`,
      },
      anatomyStory: 'Many',
      keyboard: {
        Tab: 'Goes from name to name.',
        Enter: 'In the field, follows the first name.',
        'Enter, Space': 'On a group, opens and closes it.',
      },
      screenReader:
        'A navigation landmark; each group is a list under its heading. A status announces how many names match.',
      related: ['ApiSymbol', 'ApiIndex', 'TableOfContents'],
    },
    parts,
  },
} satisfies Meta<typeof ApiContents>;

export default meta;

type Story = StoryObj<typeof meta>;

/** An empty group is left out. */
export const Default: Story = {
  parameters: morePicturesIn('right to left'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Enums')).toBeNull();
  },
};

/** The sections of an article. They have an order, and readers need to see their place in it. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  args: {
    groups: [
      {
        heading: 'On this page',
        items: headings.map(({ id, text }) => ({ name: text, href: `#${id}` })),
      },
    ],
  },
};

/** Methods with descriptions, above a list of names. */
export const Sheet: Story = {
  decorators: [(Story) => <div style={{ width: 'min(1040px, 86vw)' }}>{Story()}</div>],
  args: {
    groups: [
      {
        heading: 'JobService',
        items: [
          {
            name: 'GetJobs',
            href: '#getjobs',
            call: 'GET or POST',
            summary: 'Lists the jobs of an account.',
          },
          {
            name: 'CreateJob',
            href: '#createjob',
            call: 'POST',
            summary: 'Creates a job, and starts its first run when you ask for one.',
          },
          {
            name: 'SetJobSourceSqlConnectionSubsets',
            href: '#subsets',
            call: 'POST',
            summary: 'Replaces which rows a job takes from each table.',
          },
          {
            name: 'GetJobRunLogsStream',
            href: '#logs',
            call: 'stream',
            summary: 'Follows the log of a run.',
          },
          {
            name: 'GetOldJobs',
            href: '#old',
            call: 'POST',
            deprecated: true,
            summary: 'Lists jobs as before.',
          },
        ],
      },
      { heading: 'Messages', items: items(transformerNames.slice(0, 9)) },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    // The name of a group folds it.
    await userEvent.tab();
    await expect(canvas.getByText('JobService').closest('summary')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'GetJobs' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: /^GetOldJobs ?, deprecated$/ })).toBeVisible();
  },
};

export const Many: Story = {
  args: {
    file: 'transformer.proto',
    groups: [
      { heading: 'Methods', items: items(transformerNames.slice(0, 41)) },
      { heading: 'Messages', items: items(transformerNames.map((name) => `${name}Config`)) },
      { heading: 'Enums', items: items(['JobStatus', 'JobRunStatus']) },
    ],
  },
};

export const VeryLong: Story = {
  parameters: picturesIn('dark phone'),
  args: {
    groups: [
      { heading: 'Methods', items: items([longestName]) },
      { heading: 'Messages', items: items(['A'.repeat(90)]) },
    ],
  },
};

/** Matches are expanded and counted; groups without a match are hidden. */
export const Found: Story = {
  parameters: picturesIn('light desktop'),
  ...Many,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      canvas.getByRole('searchbox', { name: 'Find in transformer.proto' }),
      'phone config',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('6 of 91 names');
    await expect(canvas.queryByText('Enums')).not.toBeVisible();
  },
};

export const OpenWithKeyboard: Story = {
  tags: ['play'],
  ...Many,
  play: async ({ canvas, userEvent }) => {
    const folded = canvas.getByRole('link', { name: 'TransformJavascript', hidden: true });
    await expect(folded).not.toBeVisible();
    canvas.getByText('Methods').closest('summary')!.focus();
    await userEvent.keyboard('{Enter}');
    await expect(folded).toBeVisible();
  },
};
