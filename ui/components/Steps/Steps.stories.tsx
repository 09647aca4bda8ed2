import type { Meta, StoryObj } from '@storybook/react-vite';

import { presets } from '../../../.storybook/argTypes';
import { morePicturesIn, picturesIn, withoutPictures } from '../../../.storybook/modes';
import { highlight, longText, unbroken } from '../../../.storybook/site.samples';
import { CodeBlock } from '../CodeBlock/CodeBlock';
import { Heading } from '../Heading/Heading';
import { Prose } from '../Prose/Prose';
import { Steps } from './Steps';

const steps = (
  <ol>
    <li>
      <Heading level={3} id="install">
        Install the CLI
      </Heading>
      <p>
        Homebrew works on macOS, Linux and the Windows Subsystem for Linux. See{' '}
        <a href="/cli/installing">Installing</a> for archives and Docker.
      </p>
      <CodeBlock title="Terminal">{highlight(['‹key brew› install neosync'])}</CodeBlock>
    </li>
    <li>
      <Heading level={3} id="login">
        Log in, or set a key
      </Heading>
      <p>
        <code>neosync login</code> opens the browser. In CI, set <code>NEOSYNC_API_KEY</code> and skip it.
      </p>
    </li>
    <li>
      <Heading level={3} id="copy">
        Create the tables and copy
      </Heading>
      <p>
        With <code>--init-schema</code> tables and constraints are made first. It works for SQL sources only.
      </p>
    </li>
  </ol>
);

const meta = {
  title: 'Components/Data/Steps',
  component: Steps,
  argTypes: {
    children: presets({
      'Three steps': steps,
      'Without headings': (
        <ol>
          <li>Install the CLI.</li>
          <li>Log in, or set a key.</li>
        </ol>
      ),
    }),
  },
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Prose>
          <Story />
        </Prose>
      </div>
    ),
  ],
  args: {
    children: steps,
  },
  parameters: {
    guide: {
      use: 'A procedure to follow in order, in which each step has a visible result.',
      avoid: 'A list of facts, or alternatives. Use a list or Tabs.',
      anatomy: {
        'Number in serial red': 'ol > li',
        'Heading of the step': 'li h3',
        'What to do': 'li p',
      },
      screenReader: 'An ordered list with the number of its items; each begins with a heading.',
      related: ['Checklist', 'Tabs', 'PageSummary'],
    },
  },
} satisfies Meta<typeof Steps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: morePicturesIn('right to left') };

/** Alternatives. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  args: {
    children: (
      <ol>
        <li>
          <Heading level={3}>With Homebrew</Heading>
          <p>On macOS and Linux.</p>
        </li>
        <li>
          <Heading level={3}>With Docker</Heading>
          <p>Wherever containers run.</p>
        </li>
        <li>
          <Heading level={3}>From an archive</Heading>
          <p>Without a package manager.</p>
        </li>
      </ol>
    ),
  },
};

/** Two-digit numbers don't touch the line. */
export const Twelve: Story = {
  parameters: picturesIn('dark phone'),
  args: {
    children: (
      <ol>
        {Array.from({ length: 12 }, (_, index) => (
          <li key={index}>
            <Heading level={3}>Connect the worker {index + 1}</Heading>
            <p>It polls the queue.</p>
          </li>
        ))}
      </ol>
    ),
  },
};

export const LongText: Story = {
  parameters: picturesIn('dark phone'),
  args: {
    children: (
      <ol>
        <li>
          <Heading level={3} id="long">
            {longText}
          </Heading>
          <p>
            {longText} <code>{unbroken}</code> {unbroken}
          </p>
        </li>
      </ol>
    ),
  },
};
