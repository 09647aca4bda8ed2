import type { Meta, StoryObj } from '@storybook/react-vite';

import { presets } from '../../../.storybook/argTypes';
import { fieldName, longestName, string, transformerNames, typeLink } from '../../../.storybook/api.samples';
import { alsoIn, drawnIn, withoutPictures } from '../../../.storybook/modes';
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

export const Default: Story = { parameters: alsoIn('right to left') };

/** Fields that are all required together. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  args: {
    name: 'connection',
    choice: 'exactly one',
    children: [
      <FieldRow key="1" name="host" number={1} type={string} />,
      <FieldRow key="2" name="port" number={2} type={{ name: 'int32' }} />,
      <FieldRow key="3" name="database" number={3} type={string} />,
    ],
  },
};

export const AtMostOne: Story = {
  parameters: drawnIn('light desktop'),
  args: {
    name: 'identifier',
    choice: 'at most one',
    description: <p>Whose runs are counted.</p>,
    children: [
      <FieldRow key="4" name="account_id" number={4} type={string} rules={['UUID.']} />,
      <FieldRow key="5" name="job_id" number={5} type={string} rules={['UUID.']} />,
      <FieldRow key="6" name="run_id" number={6} type={string} />,
    ],
  },
};

/** Up to eleven rows aren't worth a click. */
export const BetweenFields: Story = {
  parameters: drawnIn('dark phone'),
  args: { children: settings.slice(1, 12) },
  render: (args) => (
    <FieldTable heading="Fields">
      <FieldRow name="name" number={60} type={string} />
      <Oneof {...args} />
      <FieldRow name="description" number={61} type={string} />
    </FieldTable>
  ),
};

export const VeryLong: Story = {
  parameters: drawnIn('dark phone'),
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
