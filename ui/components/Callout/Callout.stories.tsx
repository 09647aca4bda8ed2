import type { Meta, StoryObj } from '@storybook/react-vite';

import { choicesOf, presets } from '../../../.storybook/argTypes';
import { morePicturesIn, picturesIn, withoutPictures } from '../../../.storybook/modes';
import { longText, unbroken } from '../../../.storybook/site.samples';
import { Prose } from '../Prose/Prose';
import { Callout } from './Callout';
import { root } from './Callout.css';

const sentence = (
  <p key="1">the tables must exist already. The foreign keys of the destination decide the order.</p>
);

const meta = {
  title: 'Components/Feedback/Callout',
  component: Callout,
  argTypes: {
    ...choicesOf(root),
    children: presets({
      'A sentence': sentence,
      'Two paragraphs': [sentence, <p key="2">Constraints are not changed.</p>],
    }),
  },
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <Prose>
        <Story />
      </Prose>
    ),
  ],
  args: {
    title: 'From S3',
    children: sentence,
  },
  parameters: {
    guide: {
      use: 'Something readers must not miss: a note, a tip, a warning, a danger.',
      avoid: 'A step or a reason; it belongs in the text. Two in a row: readers skip both.',
      anatomy: {
        'Box with an engraved edge, in the pattern of its kind': '[role="note"]',
        Kind: '[role="note"] > span',
        'Title (optional), which the text runs on from': '[role="note"] > strong',
      },
      screenReader:
        '"Note" and the title, then the text. The kind is read as a word; color and pattern only repeat it.',
      related: ['AnnouncementBar', 'Prose'],
    },
  },
} satisfies Meta<typeof Callout>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Two in a row: readers skip both. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  render: (args) => (
    <>
      <Callout {...args} />
      <Callout kind="warning" title="Columns are copied as they are.">
        <p>No transformers are applied.</p>
      </Callout>
    </>
  ),
};

export const WithoutTitle: Story = {
  parameters: picturesIn('light desktop'),
  args: {
    title: undefined,
    children: (
      <p>
        A link to <a href="/cli/installing">another page</a> and nothing in bold.
      </p>
    ),
  },
};

export const SeveralParagraphs: Story = {
  parameters: picturesIn('dark phone'),
  args: {
    title: '`GITHUB_ACTIONS=true` is seen.',
    children: (
      <>
        <p>The command then writes plain text, one line for each table.</p>
        <ul>
          <li>
            <code>--output plain</code> asks for the same anywhere.
          </li>
          <li>
            <code>--output tty</code> asks for the progress view.
          </li>
        </ul>
        <p>Flags win over the file.</p>
      </>
    ),
  },
};

export const LongText: Story = {
  parameters: picturesIn('dark phone'),
  args: {
    kind: 'warning',
    title: `${longText}.`,
    children: (
      <p>
        {longText}. <code>{unbroken}</code> {unbroken}
      </p>
    ),
  },
};

/** The engraving tells the four kinds apart without color. */
export const AllKinds: Story = {
  parameters: morePicturesIn('right to left', 'large text'),
  render: () => (
    <>
      <Callout kind="note" title="Note.">
        <p>Rows: engraved level.</p>
      </Callout>
      <Callout kind="tip" title="Tip.">
        <p>Slant: engraved rising.</p>
      </Callout>
      <Callout kind="warning" title="Warning.">
        <p>Dots: engraved stippled.</p>
      </Callout>
      <Callout kind="danger" title="Danger.">
        <p>Columns: engraved upright.</p>
      </Callout>
    </>
  ),
};
