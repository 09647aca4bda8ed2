import type { Meta, StoryObj } from '@storybook/react-vite';

import { presets } from '../../../.storybook/argTypes';
import {
  fieldName,
  longestName,
  stringType,
  transformerNames,
  typeLink,
} from '../../../.storybook/api.samples';
import { morePicturesIn, picturesIn, withoutPictures } from '../../../.storybook/modes';
import { longText } from '../../../.storybook/site.samples';
import { FieldRow } from '../FieldTable/FieldRow';
import { FieldTable } from '../FieldTable/FieldTable';
import { Oneof } from './Oneof';
import * as styles from './Oneof.css';

const settings = transformerNames.map((name, index) => (
  <FieldRow
    key={name}
    id={`transformerconfig.${fieldName(name)}`}
    name={fieldName(name)}
    number={index + 1}
    type={typeLink(name)}
  />
));

const meta = {
  title: 'Patterns/API reference/Oneof',
  component: Oneof,
  argTypes: { children: presets({ All: settings, Three: settings.slice(0, 3) }) },
  tags: ['autodocs'],
  render: (args) => (
    <FieldTable>
      <Oneof {...args} />
    </FieldTable>
  ),
  args: { name: 'config', choice: 'exactly one', children: settings },
  parameters: {
    guide: {
      use: 'Fields of which only one can be set at a time.',
      avoid: 'Fields that merely belong together.',
      anatomy: {
        Bracket: `.${styles.root}`,
        'How many may be set': `.${styles.name} + span`,
        Fields: `.${styles.rows}`,
        'Disclosure for a long choice': 'summary',
      },
      keyboard: { 'Enter, Space': 'Opens the fold.' },
      screenReader: 'A list item with the rule in words, and a list of its fields.',
      related: ['FieldTable', 'Disclosure'],
    },
  },
} satisfies Meta<typeof Oneof>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: morePicturesIn('right to left') };

/** Fields that are all required together. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  args: {
    name: 'connection',
    choice: 'exactly one',
    children: [
      <FieldRow key="1" name="host" number={1} type={stringType} />,
      <FieldRow key="2" name="port" number={2} type={{ name: 'int32' }} />,
      <FieldRow key="3" name="database" number={3} type={stringType} />,
    ],
  },
};

export const AtMostOne: Story = {
  parameters: picturesIn('light desktop'),
  args: {
    name: 'identifier',
    choice: 'at most one',
    description: <p>Whose runs are counted.</p>,
    children: [
      <FieldRow key="4" name="account_id" number={4} type={stringType} rules={['UUID.']} />,
      <FieldRow key="5" name="job_id" number={5} type={stringType} rules={['UUID.']} />,
      <FieldRow key="6" name="run_id" number={6} type={stringType} />,
    ],
  },
};

/** Up to eleven rows aren't worth a click. */
export const BetweenFields: Story = {
  parameters: picturesIn('dark phone'),
  args: { children: settings.slice(1, 12) },
  render: (args) => (
    <FieldTable heading="Fields">
      <FieldRow name="name" number={60} type={stringType} />
      <Oneof {...args} />
      <FieldRow name="description" number={61} type={stringType} />
    </FieldTable>
  ),
};

export const VeryLong: Story = {
  parameters: picturesIn('dark phone'),
  args: {
    name: longestName.toLowerCase(),
    description: <p>{longText}</p>,
    children: [
      <FieldRow key="1" name={longestName.toLowerCase()} number={1} type={typeLink('A'.repeat(80))} required>
        <p>{longText}</p>
      </FieldRow>,
    ],
  },
};
