import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { presets } from '../../../.storybook/argTypes';
import { picturesIn, withoutPictures } from '../../../.storybook/modes';
import { longText, unbroken } from '../../../.storybook/site.samples';
import { Prose } from '../Prose/Prose';
import { PageSummary } from './PageSummary';
import * as styles from './PageSummary.css';

const needs = (
  <ul>
    <li>
      Docker with <code>docker compose</code>
    </li>
    <li>
      Git and <code>make</code>
    </li>
    <li>
      A <a href="/connections/postgres">Postgres connection</a>
    </li>
  </ul>
);

const meta = {
  title: 'Components/Data/PageSummary',
  component: PageSummary,
  argTypes: { children: presets({ 'What is needed': needs, None: undefined }) },
  tags: ['autodocs'],
  decorators: [
    // Misuses are on another kind of page.
    (Story, { name }) =>
      name === 'Misuse' ? (
        <Story />
      ) : (
        <div style={{ maxWidth: 720 }}>
          <Prose>
            <h1>Anonymize your first database</h1>
            <p>You run the sample job and compare the rows before and after.</p>
            <Story />
            <p>The setup brings two databases and a job.</p>
          </Prose>
        </div>
      ),
  ],
  args: {
    time: '10 minutes',
    appliesTo: 'v0.5.41',
    children: needs,
  },
  parameters: {
    guide: {
      use: 'Tutorials and guides: what a reader wants to know before they begin.',
      avoid: 'Reference pages, which are not followed from top to bottom.',
      anatomy: {
        Time: `.${styles.fact}:first-child`,
        Needs: `.${styles.fact}:has(ul)`,
        Version: `.${styles.fact}:last-child`,
      },
      screenReader: 'A list of terms and values.',
      related: ['Steps', 'Checklist'],
    },
  },
} satisfies Meta<typeof PageSummary>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Time',
      'You need',
      'Applies to',
    ]);
  },
};

/** A reference table: nobody reads it from start to end. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  decorators: [
    () => (
      <Prose>
        <h1>Environment variables</h1>
        <PageSummary time="3 minutes">
          <ul>
            <li>A running Neosync</li>
          </ul>
        </PageSummary>
        <dl>
          <dt>
            <code>NEOSYNC_API_KEY</code>
          </dt>
          <dd>The key that the worker sends.</dd>
          <dt>
            <code>NEOSYNC_URL</code>
          </dt>
          <dd>The address of the API.</dd>
        </dl>
      </Prose>
    ),
  ],
};

/** A page that isn't a task: the version is a small line. */
export const VersionOnly: Story = { args: { time: undefined, children: undefined } };

/** No empty box. */
export const Nothing: Story = {
  args: { time: undefined, appliesTo: undefined, children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('term')).toBeNull();
  },
};

export const LongText: Story = {
  parameters: picturesIn('dark phone'),
  args: {
    time: longText,
    appliesTo: unbroken,
    children: (
      <ul>
        <li>{longText}</li>
        <li>
          <code>{unbroken}</code>
        </li>
      </ul>
    ),
  },
};
