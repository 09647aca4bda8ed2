import type { Meta, StoryObj } from '@storybook/react-vite';

import { choicesOf, presets } from '../../../.storybook/argTypes';
import { morePicturesIn, picturesIn, withoutPictures } from '../../../.storybook/modes';
import { highlight } from '../../../.storybook/site.samples';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs';
import { Button } from '../Button/Button';
import { CodeBlock } from '../CodeBlock/CodeBlock';
import { CopyMenu } from '../CopyMenu/CopyMenu';
import { Prose } from '../Prose/Prose';
import { PageBar } from './PageBar';
import { root } from './PageBar.css';
import * as styles from './PageBar.css';

const actions = <CopyMenu markdownHref="cli/sync.md" publicHref="https://docs.example.com/cli/sync.md" />;

const meta = {
  title: 'Components/Navigation/PageBar',
  component: PageBar,
  argTypes: {
    ...choicesOf(root),
    children: presets({
      Short: <Breadcrumbs trail={[{ label: 'Start' }, { label: 'Quickstart' }]} />,
      'With a name in code': <Breadcrumbs trail={[{ label: 'Neosync CLI' }, { label: '`sync`' }]} />,
      None: null,
    }),
    actions: presets({ 'Copy menu': actions, None: undefined }),
  },
  tags: ['autodocs'],
  args: {
    actions,
    children: <Breadcrumbs trail={[{ label: 'Neosync CLI' }, { label: '`sync`' }]} />,
  },
  parameters: {
    guide: {
      use: 'The line above every article: its breadcrumbs and its actions.',
      avoid: 'Actions on one part of the page. Put them next to that part.',
      anatomy: {
        'Trail, on more lines where it is too long': 'nav',
        Actions: `.${styles.actions}`,
        'Strip that shows the kind of the page': `.${styles.root.classNames.base}`,
      },
      screenReader: 'The trail, then the actions. The line itself is silent.',
      related: ['Breadcrumbs', 'CopyMenu'],
    },
  },
} satisfies Meta<typeof PageBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: morePicturesIn('right to left') };

/** A document, a task, a page of the reference, the changelog: each with its own engraving. */
export const Kinds: Story = {
  render: (args) => (
    <>
      {(['document', 'task', 'reference', 'changelog'] as const).map((kind) => (
        <PageBar {...args} key={kind} kind={kind}>
          <Breadcrumbs trail={[{ label: 'Docs' }, { label: kind }]} aria-label={kind} />
        </PageBar>
      ))}
    </>
  ),
};

/** The button belongs to the code below. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  args: { actions: <Button emphasis="secondary">Copy the command</Button> },
  render: (args) => (
    <>
      <PageBar {...args} />
      <Prose>
        <h2>Install the CLI</h2>
        <p>Homebrew works on macOS and Linux.</p>
        <CodeBlock title="Terminal">{highlight(['‹key brew› install neosync'])}</CodeBlock>
      </Prose>
    </>
  ),
};

export const LongTrail: Story = {
  parameters: picturesIn('dark phone'),
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
