import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { picturesIn, withoutPictures } from '../../../.storybook/modes';
import { CodeName } from './CodeName';

const meta = {
  title: 'Components/Data/CodeName',
  component: CodeName,
  tags: ['autodocs'],
  args: { name: 'TransformerConfig' },
  parameters: {
    guide: {
      use: 'A name in code that may be longer than its column: a field, a method, a variable.',
      avoid: 'Code that is copied or run. Use a CodeBlock.',
      anatomy: {
        'Name, with places where it may break': 'code',
        'Link (optional)': 'a',
      },
      anatomyStory: 'Linked',
      keyboard: { Enter: 'Follows the link.' },
      screenReader: 'The name in one piece. Its seams are hidden.',
      related: ['CodeText', 'FieldTable', 'ApiIndex'],
    },
  },
} satisfies Meta<typeof CodeName>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A command that readers copy and run. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  render: () => (
    <p>
      To copy the tables, run{' '}
      <CodeName name='neosync sync --connection-id 5d7f0c1e-3b62-4a0e-9c55-1f0b8f4b2a77 --destination-connection-url "postgres://user:pass@localhost:5432/db" --destination-driver postgres' />
    </p>
  ),
};

export const Linked: Story = { args: { href: '#transformerconfig' } };

const longest = 'COLUMN_ERROR_CODE_UNSUPPORTED_CIRCULAR_DEPENDENCY_AT_LEAST_ONE_NULLABLE';

/** A long name wraps between its words. Copied, it has no breaks. */
export const VeryLong: Story = {
  parameters: picturesIn('dark phone'),
  args: { name: longest, href: '#longest' },
  render: (args) => (
    <p style={{ width: 240 }}>
      <CodeName {...args} />
      <br />
      <CodeName name="/mgmt.v1alpha1.AnonymizationService/AnonymizeMany" />
      <br />
      <CodeName name="PostgresDestinationConnectionOptionsOnConflictUpdate" />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveTextContent(longest);
  },
};
