import type { Meta, StoryObj } from '@storybook/react-vite';

import { presets } from '../../../.storybook/argTypes';
import { withoutPictures } from '../../../.storybook/modes';
import { Button } from '../Button/Button';
import { ButtonRow } from './ButtonRow';
import * as styles from './ButtonRow.css';

const meta = {
  title: 'Components/Actions/ButtonRow',
  component: ButtonRow,
  argTypes: {
    children: presets({
      One: <Button href="/quickstart">Start in ten minutes</Button>,
      Two: [
        <Button key="yes">Send</Button>,
        <Button key="no" emphasis="secondary">
          Cancel
        </Button>,
      ],
    }),
  },
  tags: ['autodocs'],
  args: {
    children: (
      <>
        <Button href="/quickstart">Start in ten minutes</Button>
        <Button href="/core-concepts" emphasis="secondary">
          Read the core concepts
        </Button>
      </>
    ),
  },
  parameters: {
    guide: {
      use: 'Two or three buttons that belong to one choice. The primary one comes first.',
      avoid: 'A list of pages. Use a CardGrid.',
      anatomy: {
        'Row, which wraps on a phone': `.${styles.root}`,
        'Button: one primary at most': `.${styles.root} > *`,
      },
      keyboard: { Tab: 'Goes from button to button.' },
      screenReader: 'The buttons one after the other; the row itself is silent.',
      related: ['Button', 'CardGrid'],
    },
  },
} satisfies Meta<typeof ButtonRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A list of pages. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  args: {
    children: ['PostgreSQL', 'MySQL', 'SQL Server', 'MongoDB', 'DynamoDB', 'S3', 'OpenAI'].map((name) => (
      <Button key={name} href={`/connections/${name}`}>
        {name}
      </Button>
    )),
  },
};

/** Buttons that don't fit the line wrap. */
export const Many: Story = {
  args: {
    children: [
      'Postgres',
      'MySQL',
      'SQL Server',
      'MongoDB',
      'DynamoDB',
      'S3',
      'Google Cloud Storage',
      'OpenAI',
    ].map((name) => (
      <Button key={name} href={`/connections/${name}`} emphasis="secondary">
        Connect {name}
      </Button>
    )),
  },
};
