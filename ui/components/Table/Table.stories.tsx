import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { presets } from '../../../.storybook/argTypes';
import { morePicturesIn, withoutPictures } from '../../../.storybook/modes';
import { longText, unbroken } from '../../../.storybook/site.samples';
import { Prose } from '../Prose/Prose';
import { Table, tableParts } from './Table';

const flags = [
  ['--api-key', 'string', 'empty', 'Wins over the environment.'],
  ['--config', 'string', 'empty', 'Path of a YAML settings file. A file is read only if this flag is given.'],
  ['--connection-id', 'string', 'empty', 'Neosync connection used as source.'],
  ['--account-id', 'string', 'from context', 'Account of the source connection.'],
  [
    '-o, --output',
    'auto, plain, tty',
    'auto',
    'Output style. Plain in GitHub Actions or without a terminal.',
  ],
  ['--debug', 'bool', 'false', 'Debug log.'],
];

/** Head and body as Markdown renders them: names in the first column are usually code. */
function rows(head: string[], body: string[][], Name: 'code' | 'span' = 'code') {
  return (
    <>
      <tableParts.thead>
        <tableParts.tr>
          {head.map((title) => (
            <tableParts.th key={title}>{title}</tableParts.th>
          ))}
        </tableParts.tr>
      </tableParts.thead>
      <tableParts.tbody>
        {body.map((cells, row) => (
          <tableParts.tr key={row}>
            {cells.map((cell, column) => (
              <tableParts.td
                key={column}
                role={column === 0 ? 'rowheader' : 'cell'}
                data-label={column === 0 ? undefined : head[column]}
              >
                {column === 0 ? (
                  // The site adds this to text that is too long for a line on a phone.
                  <Name data-breaks={cell.length > 30 ? 'anywhere' : undefined}>{cell}</Name>
                ) : (
                  cell
                )}
              </tableParts.td>
            ))}
          </tableParts.tr>
        ))}
      </tableParts.tbody>
    </>
  );
}

const head = ['Flag', 'Type', 'Default', 'Meaning'];

const meta = {
  title: 'Components/Data/Table',
  component: Table,
  argTypes: {
    children: presets({
      'Six rows': rows(head, flags),
      'One row': rows(head, flags.slice(0, 1)),
      'Long text': rows(head, [[unbroken, 'string', 'empty', longText]]),
    }),
  },
  tags: ['autodocs'],
  decorators: [
    (Story, { viewMode }) => (
      // The header keeps clear of a navbar, so the table starts below where one would be.
      <div style={{ maxWidth: 720, paddingTop: viewMode === 'docs' ? 0 : 64 }}>
        <Prose>
          <Story />
        </Prose>
      </div>
    ),
  ],
  args: {
    columns: 4,
    children: rows(head, flags),
  },
  parameters: {
    guide: {
      use: 'Facts with the same properties: options, limits, support.',
      avoid: 'Layout, and two short columns that read as sentences: use a list.',
      anatomy: {
        'Header, which stays in sight': 'thead tr',
        'Names in the first column': '[role="rowheader"] code',
        'Cells; on a phone each says its column': '[role="cell"]::text',
      },
      anatomyStory: 'ThreeColumns',
      keyboard: { 'Left, Right': 'Scroll a table of five columns or more, once Tab has reached it.' },
      screenReader: 'A table with its name, rows and columns; each cell is read with its header.',
      related: ['FieldTable', 'Prose'],
    },
  },
} satisfies Meta<typeof Table>;

export default meta;

type Story = StoryObj<typeof meta>;

/** On a phone, each row becomes a block with labeled cells. Screen readers still get a table. */
export const Default: Story = {
  parameters: morePicturesIn('right to left', 'large text'),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(7);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
  },
};

/** Two short columns that read as sentences. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  args: {
    columns: 2,
    children: rows(
      ['If', 'then'],
      [
        ['a run fails,', 'its page shows the error.'],
        ['a table is empty,', 'no row is copied.'],
        ['a job is paused,', 'no run starts.'],
      ],
      'span',
    ),
  },
};

export const TwoColumns: Story = {
  args: {
    columns: 2,
    children: rows(
      ['Key', 'Value'],
      [
        ['source.connection-id', 'UUID of the connection.'],
        ['aws-dynamodb-destination.aws-cred-config.secret-access-key', 'Secret key.'],
      ],
    ),
  },
};

export const ThreeColumns: Story = {
  args: {
    columns: 3,
    children: rows(
      ['Source', 'Destination', 'Tables must exist first'],
      [
        ['Postgres', 'Postgres', 'Only without --init-schema'],
        ['AWS S3', 'Postgres or MySQL', 'Yes'],
      ],
    ),
  },
};

/** Yes and no are icons with text for screen readers. On a phone, a row's answers share a line. */
export const Answers: Story = {
  args: {
    columns: 4,
    children: (
      <>
        <tableParts.thead>
          <tableParts.tr>
            {['Action', 'Admin', 'Developer', 'Viewer'].map((title) => (
              <tableParts.th key={title}>{title}</tableParts.th>
            ))}
          </tableParts.tr>
        </tableParts.thead>
        <tableParts.tbody>
          {[
            ['See jobs', 'Yes', 'Yes', 'Yes'],
            ['Read rows', 'Yes', 'Some', 'No'],
            ['Change members', 'Yes', 'No', 'No'],
          ].map(([action, ...cells]) => (
            <tableParts.tr key={action}>
              <tableParts.td role="rowheader">{action}</tableParts.td>
              {cells.map((cell, index) => (
                <tableParts.td
                  key={index}
                  data-label={['Admin', 'Developer', 'Viewer'][index]}
                  // The site adds this to cells that say yes or no.
                  data-answer={/^(?:Yes|No)$/.exec(cell)?.[0].toLowerCase()}
                >
                  {cell}
                </tableParts.td>
              ))}
            </tableParts.tr>
          ))}
        </tableParts.tbody>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [, , , last] = canvas.getAllByRole('row');
    const answers = within(last!).getAllByRole('cell');
    await expect(answers.map(({ textContent }) => textContent)).toEqual(['Yes', 'No', 'No']);
    await expect(new Set(answers.map((cell) => cell.getBoundingClientRect().bottom)).size).toBe(1);
  },
};

/** A table of five or more columns scrolls in a focusable box, and its first column stays visible. */
export const ManyColumns: Story = {
  args: {
    columns: 9,
    label: 'Drivers and what they can do',
    children: rows(
      ['Driver', 'Read', 'Write', 'Subset', 'Generate', 'Truncate', 'Init schema', 'Virtual keys', 'Cycles'],
      ['postgres', 'mysql', 'mssql', 'mongodb', 'dynamodb', 's3'].map((driver) => [
        driver,
        ...Array.from({ length: 8 }, (_, column) => (column % 3 === 2 ? 'not yet' : 'supported')),
      ]),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('group', { name: 'Drivers and what they can do' });
    // On a phone rows stack, and nothing scrolls.
    if (box.scrollWidth === box.clientWidth) return;
    await userEvent.tab();
    await expect(box).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    columns: 3,
    children: rows(
      ['Key', 'Default', 'Meaning'],
      [
        [unbroken, 'empty', longText],
        ['--debug', longText, longText],
      ],
    ),
  },
};
