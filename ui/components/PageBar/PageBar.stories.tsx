import type { Meta, StoryObj } from '@storybook/react-vite';

import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs';
import { CopyPageButton } from '../CopyPageButton/CopyPageButton';
import { PageBar } from './PageBar';

const meta = {
  component: PageBar,
  tags: ['autodocs'],
  args: {
    actions: <CopyPageButton markdownHref="cli/sync.md" />,
    children: <Breadcrumbs trail={[{ label: 'Neosync CLI' }, { label: '`sync`' }]} />,
  },
} satisfies Meta<typeof PageBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The home page stands nowhere. */
export const ActionsAlone: Story = { args: { children: undefined } };

export const LongTrail: Story = {
  args: {
    children: (
      <Breadcrumbs
        trail={[
          { label: 'Table Constraints' },
          { label: 'A branch with a rather long name' },
          { label: 'A page whose name does not fit beside what can be done with it' },
        ]}
      />
    ),
  },
};

export const RightToLeft: Story = { decorators: [(Story) => <div dir="rtl">{Story()}</div>] };
