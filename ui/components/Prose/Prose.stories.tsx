import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { morePicturesIn, picturesIn, statePictures, withoutPictures } from '../../../.storybook/modes';
import { StateSheet } from '../../../.storybook/StateSheet';
import { longText, syncCommand, unbroken } from '../../../.storybook/site.samples';
import { Button } from '../Button/Button';
import { Callout } from '../Callout/Callout';
import { Glyph } from '../CardGrid/CardGrid';
import { CodeBlock } from '../CodeBlock/CodeBlock';
import { Heading } from '../Heading/Heading';
import { LabeledField } from '../LabeledField/LabeledField';
import { TextField } from '../LabeledField/TextField';
import { Prose } from './Prose';

const meta = {
  title: 'Components/Data/Prose',
  component: Prose,
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    children: (
      <>
        <h1>
          <code>neosync sync</code>
        </h1>
        <p>
          Copies data once, from a connection stored in Neosync to a database on your machine or in CI. Tables
          are written in the order that foreign keys ask for.
        </p>
        <p>
          The connection id is always required, as a flag or in the <a href="#settings">settings file</a>. For
          S3, add <code>--job-id</code> or <code>--job-run-id</code>. Flags <strong>win over the file</strong>
          ; stop with <kbd>Ctrl C</kbd>.
        </p>
        <ul>
          <li>Keeps referential integrity without being told how.</li>
          <li>
            Is configured declaratively, through the <a href="/guides/terraform">Terraform provider</a> and in
            CI.
            <ul>
              <li>
                <code>GITHUB_ACTIONS=true</code> makes the output plain.
              </li>
            </ul>
          </li>
        </ul>
        <ol>
          <li>Rows are inserted first.</li>
          <li>The columns of the cycle are updated in a second pass.</li>
        </ol>
        <blockquote>
          <p>Length, format and domain stay. The person does not.</p>
        </blockquote>
        <hr />
        <p>Constraints are not changed.</p>
      </>
    ),
  },
  parameters: {
    guide: {
      use: 'Everything that comes from Markdown.',
      avoid: 'Search results, forms and reference tables, which set their own spacing.',
      anatomy: {
        Title: 'article h1',
        Lead: 'article h1 + p',
        'Components of this group': 'article [role="note"]',
        Headings: 'article h2',
        'Paragraphs and lists': 'article > figure + p',
      },
      anatomyStory: 'WithComponents',
      screenReader: 'An article with its headings in order.',
      related: ['Heading', 'Callout', 'CodeBlock', 'Table'],
    },
  },
} satisfies Meta<typeof Prose>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A form: its fields would be spaced like paragraphs. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  args: {
    children: (
      <form>
        {['Base URL', 'API key'].map((label) => (
          <LabeledField key={label} label={label} note="Kept until you reload.">
            {(control) => <TextField {...control} />}
          </LabeledField>
        ))}
        <Button type="submit">Send request</Button>
      </form>
    ),
  },
};

/** Components between paragraphs keep their styles, and paragraphs keep their spacing. */
export const WithComponents: Story = {
  parameters: morePicturesIn('right to left', 'large text'),
  args: {
    children: (
      <>
        <h1>Syncing from a file</h1>
        <p>Source and destination can live in a file.</p>
        <Callout kind="warning" title="Columns are copied as they are.">
          <p>No transformers are applied.</p>
        </Callout>
        <Callout kind="tip" title="In GitHub Actions">
          <p>the output is plain by itself.</p>
        </Callout>
        <Heading level={2} id="usage">
          Usage
        </Heading>
        <CodeBlock title="Terminal">{syncCommand}</CodeBlock>
        <p>The connection id is always required.</p>
        <CodeBlock title="Terminal">{syncCommand}</CodeBlock>
        <Heading level={3} id="pool">
          Pool and batches
        </Heading>
        <p>Set count and period together.</p>
      </>
    ),
  },
};

/** A list continues the numbers of the one above it; the answer to a question is collapsed. */
export const ListsAndFolds: Story = {
  args: {
    children: (
      <>
        <ol start={5}>
          <li>The columns of the cycle are updated.</li>
          <li value={8}>The run ends.</li>
        </ol>
        <ul className="contains-task-list">
          <li className="task-list-item">
            <input type="checkbox" disabled defaultChecked aria-label="Done" /> Create the tables
          </li>
          <li className="task-list-item">
            <input type="checkbox" disabled aria-label="Open" /> Copy the rows
          </li>
        </ul>
        <ol reversed>
          <li>Rows of the parent.</li>
          <li>Rows of the child.</li>
        </ol>
        <details>
          <summary>Why twice?</summary>
          <p>A row of the cycle refers to one that is not there yet.</p>
          <p>The second pass fills it in.</p>
        </details>
        <details open>
          <summary>
            What does <code>--debug</code> print?
          </summary>
          <p>Each statement.</p>
        </details>
      </>
    ),
  },
};

/** Text flows around the glyph of a section, and blocks below it have the full width. */
export const SignAndBlock: Story = {
  parameters: withoutPictures,
  args: {
    children: (
      <>
        <Glyph name="subset" />
        <p>You rarely need all rows on a laptop.</p>
        <CodeBlock title="Terminal">
          <code>{syncCommand}</code>
        </CodeBlock>
      </>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const [glyph, block] = ['svg', 'figure'].map((name) =>
      canvasElement.querySelector(name)!.getBoundingClientRect(),
    );
    const text = canvas.getByText(/^You rarely/).getBoundingClientRect();
    if (innerWidth > 720) await expect(text.top).toBeLessThan(glyph!.bottom);
    await expect(block!.top).toBeGreaterThanOrEqual(glyph!.bottom);
  },
};

export const LongText: Story = {
  parameters: picturesIn('dark phone'),
  args: {
    children: (
      <>
        <h1>{unbroken}</h1>
        <p>{longText}</p>
        <p>
          {unbroken} <code>{unbroken}</code> <a href="/a">{unbroken}</a>
        </p>
        <ul>
          <li>{unbroken}</li>
          <li>
            <code>{unbroken}</code>
          </li>
        </ul>
      </>
    ),
  },
};

/** A link in text, in the states set by the pointer and the keyboard. */
export const States: Story = {
  parameters: statePictures,
  render: () => (
    <StateSheet>
      {() => (
        <Prose>
          <p>
            The id stands in the <a href="#settings">settings file</a>.
          </p>
        </Prose>
      )}
    </StateSheet>
  ),
};

/** A landing page in a wide window: headings next to their sections, links as rows. */
export const Sheet: Story = {
  parameters: picturesIn('light desktop', 'dark phone'),
  args: {
    layout: 'landing',
    children: (
      <>
        <h1>Welcome to the docs</h1>
        <p>Test and debug with data that looks like production but has no real people in it.</p>
        <Heading level={2} id="use-cases">
          Use cases
        </Heading>
        <ul role="list">
          <li>
            <a href="#test">Test code against production.</a> Work with data that behaves like production.
          </li>
          <li>
            <a href="#bugs">Reproduce bugs locally.</a> Recreate a customer’s data on your machine.
          </li>
        </ul>
        <Heading level={2} id="databases">
          Supported databases
        </Heading>
        <p>Neosync connects to Postgres, MySQL, Microsoft SQL Server, MongoDB and DynamoDB.</p>
      </>
    ),
  },
  render: (args) => (
    <div style={{ width: 'min(1216px, 100vw - 32px)' }}>
      <Prose {...args} />
    </div>
  ),
};
