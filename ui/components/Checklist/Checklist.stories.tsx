import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { presets } from '../../../.storybook/argTypes';
import { captureEvents } from '../../../.storybook/captureEvents';
import { morePicturesIn, picturesIn, withoutPictures } from '../../../.storybook/modes';
import { withoutScript } from '../../../.storybook/rootState';
import { longText, unbroken } from '../../../.storybook/site.samples';
import { CodeBlock } from '../CodeBlock/CodeBlock';
import { Prose } from '../Prose/Prose';
import { Checklist, ChecklistItem } from './Checklist';
import { parts } from './Checklist.behavior';
import * as styles from './Checklist.css';

const items = (
  <ul>
    <ChecklistItem id="tls">
      <label htmlFor="tls">
        <strong>TLS</strong> ends in front of the app and of the API. See{' '}
        <a href="/deploy/kubernetes">Kubernetes</a>.
      </label>
    </ChecklistItem>
    <ChecklistItem id="backups">
      <label htmlFor="backups">
        <strong>Backups</strong> of both databases run every night.
      </label>
      <CodeBlock title="Terminal">pg_dump neosync</CodeBlock>
    </ChecklistItem>
    <ChecklistItem id="secrets">
      <label htmlFor="secrets">
        <strong>Secrets</strong> come from <code>existingSecret</code>.
      </label>
    </ChecklistItem>
  </ul>
);

const oneItem = (
  <ul>
    <ChecklistItem id="notes">
      <label htmlFor="notes">The release notes are read.</label>
    </ChecklistItem>
  </ul>
);

const meta = {
  title: 'Components/Inputs/Checklist',
  component: Checklist,
  subcomponents: { ChecklistItem },
  argTypes: { children: presets({ Three: items, One: oneItem }) },
  tags: ['autodocs'],
  parameters: {
    guide: {
      use: 'Things to be done once, in any order, over days: before production, before an upgrade.',
      avoid: 'A procedure. Use Steps.',
      anatomy: {
        'Count, and a button that clears it once an item is ticked': `.${styles.bar}`,
        'Items with boxes': '[role="group"] li:last-child',
      },
      keyboard: { Tab: 'Goes from box to box.', Space: 'Checks and unchecks an item.' },
      screenReader:
        'A group with its label; each item is a checkbox, checked or not. A line above counts the items done.',
      related: ['Steps', 'PageSummary'],
    },
    parts,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Prose>
          <Story />
        </Prose>
      </div>
    ),
  ],
  args: { name: 'production', children: items },
} satisfies Meta<typeof Checklist>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: morePicturesIn('right to left') };

/** A procedure, whose steps have an order. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  args: {
    name: 'first-run',
    children: (
      <ul>
        <ChecklistItem id="first">
          <label htmlFor="first">First, create a connection.</label>
        </ChecklistItem>
        <ChecklistItem id="then">
          <label htmlFor="then">Then create a job with that connection.</label>
        </ChecklistItem>
        <ChecklistItem id="last">
          <label htmlFor="last">Last, start a run of that job.</label>
        </ChecklistItem>
      </ul>
    ),
  },
};

/** Checked and unchecked with the keyboard. Clicking the label checks the box too. */
export const TickWithKeyboard: Story = {
  tags: ['play'],
  play: async ({ canvas, userEvent }) => {
    const events = captureEvents('ui:checklist');
    await expect(canvas.getByText('0 of 3 done')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Uncheck all' })).toBeNull();
    await userEvent.tab();
    const tls = canvas.getByRole('checkbox', { name: /^TLS/ });
    await expect(tls).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(tls).toBeChecked();
    await expect(canvas.getByText('1 of 3 done')).toBeVisible();
    await userEvent.click(canvas.getByText('Backups'));
    await expect(canvas.getByText('2 of 3 done')).toBeVisible();
    await expect(events).toEqual([
      { list: 'production', item: 'tls', done: true },
      { list: 'production', item: 'backups', done: true },
    ]);
  },
};

/** A list of checkboxes without a count. */
export const WithoutScript: Story = {
  ...withoutScript,
  parameters: { ...withoutScript.parameters, docs: { story: { inline: false, height: '320px' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(3);
    await expect(canvas.queryByRole('button', { name: 'Uncheck all' })).toBeNull();
  },
};

export const LongText: Story = {
  parameters: picturesIn('dark phone'),
  args: {
    children: (
      <ul>
        <ChecklistItem id="long">
          <label htmlFor="long">{longText}</label>
        </ChecklistItem>
        <ChecklistItem id="unbroken">
          <label htmlFor="unbroken">
            <code>{unbroken}</code> {unbroken}
          </label>
        </ChecklistItem>
      </ul>
    ),
  },
};
