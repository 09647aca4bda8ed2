import type { Meta, StoryObj } from '@storybook/react-vite';

import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs';
import { CopyMenu } from '../CopyMenu/CopyMenu';
import { PageBar } from './PageBar';

const meta = {
  title: 'Frame/PageBar',
  component: PageBar,
  tags: ['autodocs'],
  args: {
    actions: <CopyMenu markdownHref="cli/sync.md" publicHref="https://docs.example.com/cli/sync.md" />,
    children: <Breadcrumbs trail={[{ label: 'Neosync CLI' }, { label: '`sync`' }]} />,
  },
  parameters: {
    guide: {
      use: 'The line above every article: the way to it, and what can be done with it.',
      avoid: 'Acts on a part of the page. Put them next to the part.',
      anatomy: {
        'Trail, cut where it is too long': 'TODO',
        Actions: 'TODO',
        'Strip of the screen': 'TODO',
      },
      heard: 'The trail, then the actions. The line itself is silent.',
      related: ['Breadcrumbs', 'CopyMenu'],
    },
  },
} satisfies Meta<typeof PageBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The home page has no trail. */
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
