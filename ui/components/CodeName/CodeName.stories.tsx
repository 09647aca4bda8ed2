import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { CodeName } from './CodeName';

const meta = {
  component: CodeName,
  tags: ['autodocs'],
  args: { name: 'TransformerConfig' },
} satisfies Meta<typeof CodeName>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Linked: Story = { args: { href: '#transformerconfig' } };

const longest = 'COLUMN_ERROR_CODE_UNSUPPORTED_CIRCULAR_DEPENDENCY_AT_LEAST_ONE_NULLABLE';

/** Breaks at the seams of a name, and the name that is copied has none. */
export const VeryLong: Story = {
  args: { name: longest, href: '#longest' },
  render: (args) => (
    <p style={{ width: 240 }}>
      <CodeName {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveTextContent(longest);
  },
};

export const CamelCase: Story = {
  render: () => (
    <p style={{ width: 240 }}>
      <CodeName name="/mgmt.v1alpha1.AnonymizationService/AnonymizeMany" />
      <br />
      <CodeName name="PostgresDestinationConnectionOptionsOnConflictUpdate" href="#long" />
    </p>
  ),
};
