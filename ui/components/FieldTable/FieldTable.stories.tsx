import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { presets } from '../../../.storybook/argTypes';
import { morePicturesIn, picturesIn, withoutPictures } from '../../../.storybook/modes';
import {
  fieldName,
  longestName,
  stringType,
  transformerNames,
  typeLink,
} from '../../../.storybook/api.samples';
import { longText, unbroken } from '../../../.storybook/site.samples';
import { FieldRow } from './FieldRow';
import { FieldTable } from './FieldTable';
import * as fieldRow from './FieldRow.css';
import * as styles from './FieldTable.css';
import * as row from './NumberedRow.css';

const fields = [
  <FieldRow
    key="1"
    id="anonymizemanyrequest.input_data"
    name="input_data"
    number={1}
    label="repeated"
    type={stringType}
    rules={['1 to 25 items.', 'Each item: at least 1 character.']}
  >
    <p>The JSON documents, each as a string.</p>
  </FieldRow>,
  <FieldRow
    key="2"
    id="anonymizemanyrequest.transformer_mappings"
    name="transformer_mappings"
    number={2}
    label="repeated"
    type={typeLink('TransformerMapping')}
  >
    <p>
      The rules, used for each document. An expression is a path such as <code>.user.email</code>, or{' '}
      <a href="#jq">a jq expression</a>.
    </p>
  </FieldRow>,
  <FieldRow
    key="3"
    id="anonymizemanyrequest.default_transformers"
    name="default_transformers"
    number={3}
    label="optional"
    type={typeLink('DefaultTransformersConfig')}
    presence="Unset: values that no rule covers stay as they are."
  >
    <p>Used for keys that no rule covers.</p>
  </FieldRow>,
  <FieldRow
    key="5"
    id="anonymizemanyrequest.account_id"
    name="account_id"
    number={5}
    type={stringType}
    required
    rules={['UUID.']}
  >
    <p>The account on whose behalf the call runs.</p>
  </FieldRow>,
];

const meta = {
  title: 'Patterns/API reference/FieldTable',
  component: FieldTable,
  subcomponents: { FieldRow },
  argTypes: { children: presets({ Four: fields, One: fields.slice(0, 1) }) },
  tags: ['autodocs'],
  args: {
    heading: 'Request fields',
    children: fields,
  },
  parameters: {
    guide: {
      use: 'The fields of a message.',
      avoid: 'Options of a command or variables. Use Table.',
      anatomy: {
        Heading: `.${styles.heading}::text`,
        'Name, type and number': `.${row.top}`,
        Description: 'li:nth-child(3) p::text',
        'Marks: required, deprecated': `.${fieldRow.type} + span`,
      },
      keyboard: { Enter: 'Follows the link.' },
      screenReader: 'A list under its heading; each field with its name, type, number and description.',
      related: ['Oneof', 'EnumTable', 'UsedBy'],
    },
  },
} satisfies Meta<typeof FieldTable>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Names link to their row, types to their definition. */
export const Default: Story = {
  parameters: morePicturesIn('right to left'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'input_data' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'TransformerMapping' })).toHaveAttribute(
      'href',
      '#transformermapping',
    );
  },
};

/** Options of a command. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  args: {
    heading: 'Options',
    children: [
      <FieldRow key="1" name="--config" number={1} label="optional" type={stringType}>
        <p>Path of the settings file.</p>
      </FieldRow>,
      <FieldRow key="2" name="--connection-id" number={2} type={stringType} required>
        <p>The connection to read from.</p>
      </FieldRow>,
    ],
  },
};

export const Empty: Story = { args: { heading: 'Response fields', children: [] } };

export const Maps: Story = {
  parameters: picturesIn('light desktop'),
  args: {
    heading: 'Fields',
    children: [
      <FieldRow
        key="1"
        name="row_data"
        number={1}
        type={{ key: stringType, value: { name: 'bytes' } }}
        rules={[
          <>
            Each key: matches <code>{'^[a-z0-9-]{3,100}$'}</code>.
          </>,
        ]}
      >
        <p>The values of a row, by column.</p>
      </FieldRow>,
      <FieldRow
        key="2"
        name="table_foreign_keys"
        number={2}
        type={{ key: stringType, value: typeLink('ForeignConstraintTables') }}
      />,
    ],
  },
};

/** A deprecated name is struck through, followed by its replacement or by the word "deprecated". */
export const DeprecatedFields: Story = {
  args: {
    heading: 'Fields',
    children: [
      <FieldRow key="1" name="name" number={1} type={stringType} />,
      <FieldRow
        key="3"
        id="systemtransformer.data_type"
        name="data_type"
        number={3}
        type={typeLink('TransformerDataType')}
        deprecation={{ replacement: { name: 'data_types', href: '#systemtransformer.data_types' } }}
      />,
      <FieldRow key="4" name="source" number={4} type={stringType} deprecation={{}}>
        <p>Nothing takes its place.</p>
      </FieldRow>,
      <FieldRow
        key="6"
        id="systemtransformer.data_types"
        name="data_types"
        number={6}
        label="repeated"
        type={typeLink('TransformerDataType')}
      >
        <p>The column types it can fill.</p>
      </FieldRow>,
    ],
  },
};

export const ManyFields: Story = {
  parameters: picturesIn('light desktop'),
  args: {
    heading: 'Fields',
    children: [...transformerNames.slice(0, 10), 'First', 'Last'].map((name, index) => (
      <FieldRow key={name} name={fieldName(name)} number={index + 1} type={typeLink(name)} />
    )),
  },
};

/** Nothing scrolls sideways, and the largest number fits. */
export const VeryLong: Story = {
  parameters: picturesIn('dark phone'),
  args: {
    heading: longText,
    children: [
      <FieldRow
        key="1"
        id="long"
        name={longestName.toLowerCase()}
        number={536870911}
        label="repeated"
        type={typeLink(`Get${transformerNames.slice(0, 6).join('')}Request`)}
        required
        rules={[
          <>
            Matches <code>{`^${'[a-z0-9-]{3,100}'.repeat(8)}$`}</code>.
          </>,
        ]}
        presence={longText}
      >
        <p>{longText}</p>
        <p>{unbroken}</p>
      </FieldRow>,
      <FieldRow
        key="2"
        name={'a'.repeat(90)}
        number={2}
        type={{ key: stringType, value: typeLink('B'.repeat(90)) }}
        deprecation={{ replacement: { name: 'c'.repeat(90), href: '#c' }, note: longText }}
      />,
    ],
  },
};

function Nested({ depth }: { depth: number }) {
  return (
    <FieldTable>
      <FieldRow name={`level_${depth}`} number={depth} type={typeLink('TransformerConfig')} required>
        <p>Which transformer, with its settings.</p>
        {depth < 6 && <Nested depth={depth + 1} />}
      </FieldRow>
      <FieldRow name="beside" number={99} type={stringType} />
    </FieldTable>
  );
}

export const DeepNesting: Story = {
  parameters: picturesIn('dark phone'),
  render: () => <Nested depth={1} />,
};
