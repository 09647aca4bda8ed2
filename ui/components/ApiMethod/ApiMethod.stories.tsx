import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { presets } from '../../../.storybook/argTypes';
import { longestName, typeLink } from '../../../.storybook/api.samples';
import { morePicturesIn, picturesIn, withoutPictures } from '../../../.storybook/modes';
import { LabeledField } from '../LabeledField/LabeledField';
import { TextField } from '../LabeledField/TextField';
import { ApiMethod } from './ApiMethod';
import * as styles from './ApiMethod.css';

const facts = [
  { term: 'Role', values: ['Job Developer or higher'] },
  {
    term: 'Errors',
    values: ['not_found: “job with that id does not exist”', 'permission_denied: “not in account”'],
  },
  { term: 'Guides', values: ['Jobs'] },
];

const meta = {
  title: 'Patterns/API reference/ApiMethod',
  component: ApiMethod,
  argTypes: {
    request: presets({ 'A message': typeLink('AnonymizeManyRequest'), 'A long name': typeLink(longestName) }),
    response: presets({
      'A message': typeLink('AnonymizeManyResponse'),
      Nothing: { name: 'google.protobuf.Empty' },
    }),
    facts: presets({ 'Role, errors and guides': facts, None: [] }),
  },
  tags: ['autodocs'],
  args: {
    request: typeLink('AnonymizeManyRequest'),
    response: typeLink('AnonymizeManyResponse'),
    path: '/mgmt.v1alpha1.AnonymizationService/AnonymizeMany',
  },
  parameters: {
    guide: {
      use: 'Below the name of a method: how it is called.',
      avoid: 'A request to fill in. Use RequestForm.',
      anatomy: {
        'Marks: no side effects, idempotent': `.${styles.badges}`,
        'What goes in': 'dl > div:first-child dd',
        'What comes out, streams marked': 'dl > div:nth-child(2) dd',
        'Address over HTTP': `.${styles.address}`,
      },
      anatomyStory: 'StreamingBothWays',
      keyboard: { Enter: 'Follows the link.' },
      screenReader: 'A list of terms and values; streams are named in words.',
      related: ['ApiSymbol', 'RequestExample'],
    },
  },
} satisfies Meta<typeof ApiMethod>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A request that readers fill in. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  args: {
    request: typeLink('GetJobRequest'),
    response: typeLink('GetJobResponse'),
    path: '/mgmt.v1alpha1.JobService/GetJob',
    facts: [
      {
        term: 'Try it',
        values: [
          <LabeledField key="id" label="Job id">
            {(control) => <TextField {...control} />}
          </LabeledField>,
        ],
      },
    ],
  },
};

/** A method without side effects can also be called with GET. */
export const WithoutSideEffects: Story = {
  parameters: morePicturesIn('right to left'),
  args: {
    request: typeLink('GetJobRequest'),
    response: typeLink('GetJobResponse'),
    path: '/mgmt.v1alpha1.JobService/GetJob',
    getPath: '/mgmt.v1alpha1.JobService/GetJob?encoding=json&message=%7B%22id%22%3A%22…%22%7D',
    idempotency: 'no side effects',
  },
};

/** The required role and the errors have rows like the others. */
export const WithFacts: Story = {
  args: { facts },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Request',
      'Response',
      'Path',
      'Role',
      'Errors',
      'Guides',
    ]);
    const [path, role] = ['Path', 'Role'].map((term) => canvas.getByText(term).getBoundingClientRect());
    await expect(role!.left).toBe(path!.left);
    const value = canvas.getByText('Job Developer or higher').getBoundingClientRect();
    await expect(value.left).toBe(canvas.getByText('AnonymizeManyResponse').getBoundingClientRect().left);
  },
};

/** Streams in one or both directions, and whether repeating the call is safe. */
export const StreamingBothWays: Story = {
  args: { streaming: 'both', idempotency: 'no side effects' },
  render: (args) => (
    <>
      <ApiMethod {...args} />
      <ApiMethod {...args} streaming="server" idempotency="idempotent" />
      <ApiMethod {...args} streaming="client" idempotency={undefined} />
    </>
  ),
};

export const VeryLong: Story = {
  parameters: picturesIn('dark phone'),
  args: {
    request: typeLink(`${'GetDestinationConnection'.repeat(4)}Request`),
    response: typeLink(longestName),
    path: `/mgmt.v1alpha1.${'ConnectionData'.repeat(6)}Service/${'GetAll'.repeat(9)}`,
    getPath: `/x?message=${'%7B%22id%22'.repeat(12)}`,
    streaming: 'both',
    idempotency: 'idempotent',
  },
};
