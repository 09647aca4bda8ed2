import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { presets } from '../../../.storybook/argTypes';
import { longestName, stringType, typeLink } from '../../../.storybook/api.samples';
import { morePicturesIn, picturesIn, withoutPictures } from '../../../.storybook/modes';
import { longText } from '../../../.storybook/site.samples';
import { ApiMethod } from '../ApiMethod/ApiMethod';
import { FieldRow } from '../FieldTable/FieldRow';
import { FieldTable } from '../FieldTable/FieldTable';
import { Prose } from '../Prose/Prose';
import { UsedBy } from '../UsedBy/UsedBy';
import { ApiSymbol } from './ApiSymbol';
import * as styles from './ApiSymbol.css';

const content = [
  <p key="text">Pairs a place in the JSON with a transformer.</p>,
  <FieldTable key="fields">
    <FieldRow id="transformermapping.expression" name="expression" number={1} type={stringType} required>
      <p>
        A jq expression in parentheses, or a plain path such as <code>.user.email</code>.
      </p>
    </FieldRow>
    <FieldRow
      id="transformermapping.transformer"
      name="transformer"
      number={2}
      type={typeLink('TransformerConfig')}
      required
    >
      <p>Which transformer to use, with its settings.</p>
    </FieldRow>
  </FieldTable>,
  <UsedBy
    key="used"
    subject="TransformerConfig"
    links={['AnonymizeManyRequest', 'AnonymizeSingleRequest'].map(typeLink)}
  />,
];

const meta = {
  title: 'Patterns/API reference/ApiSymbol',
  component: ApiSymbol,
  argTypes: {
    level: { control: 'inline-radio', options: [2, 3, 4, 5, 6] },
    deprecation: presets({
      None: undefined,
      'Without a replacement': {},
      Replaced: { replacement: typeLink('JobMapping') },
    }),
    children: presets({ 'Text, fields and uses': content, Text: content.slice(0, 1), None: [] }),
  },
  tags: ['autodocs'],
  args: {
    id: 'transformermapping',
    name: 'TransformerMapping',
    kind: 'Message',
    sourceHref: 'https://example.com/anonymization.proto#L36',
    children: content,
  },
  parameters: {
    guide: {
      use: 'A method, message, enum or service of the reference.',
      avoid: 'Headings of articles. Use Heading.',
      anatomy: {
        Kind: `.${styles.kind}`,
        'Name with a permalink': `.${styles.heading}`,
        'What is deprecated, and its replacement': `.${styles.deprecation}`,
        Description: `[class="${styles.body}"] > p`,
      },
      anatomyStory: 'DeprecatedWithReplacement',
      keyboard: { Tab: 'Reaches the permalink, then links of the description.' },
      screenReader: 'A region named by its heading. "Deprecated" is read with a deprecated name.',
      related: ['ApiMethod', 'FieldTable', 'ApiRow'],
    },
  },
} satisfies Meta<typeof ApiSymbol>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Link to TransformerMapping' })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Source of TransformerMapping' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'TransformerMapping' })).toHaveAttribute(
      'id',
      'transformermapping',
    );
  },
};

/** A service, a method with its kind of call, and the other symbols. */
export const Sizes: Story = {
  render: () => (
    <>
      <ApiSymbol id="jobservice" name="JobService" kind="Service" size="large" />
      <ApiSymbol id="getjob" name="GetJob" kind="Method of JobService" call="GET" level={3} size="medium" />
      <ApiSymbol id="job" name="Job" kind="Message" />
    </>
  ),
};

/** The heading of an article: its words would look like code. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  args: {
    id: 'before-you-start',
    name: 'Before you start',
    kind: 'Guide',
    sourceHref: undefined,
    children: <p>You need a connection to the source and one to the destination.</p>,
  },
};

/** A method, and its message as a separate symbol. */
export const Method: Story = {
  args: {
    id: 'anonymizesingle',
    name: 'AnonymizeSingle',
    kind: 'Method of AnonymizationService',
    level: 3,
    children: [
      <p key="text">Applies mappings to one JSON document.</p>,
      <ApiMethod
        key="method"
        request={typeLink('AnonymizeSingleRequest')}
        response={typeLink('AnonymizeSingleResponse')}
        path="/mgmt.v1alpha1.AnonymizationService/AnonymizeSingle"
      />,
      <ApiSymbol
        key="request"
        id="anonymizesinglerequest"
        name="AnonymizeSingleRequest"
        kind="Request"
        level={4}
      >
        <FieldTable>
          <FieldRow name="input_data" number={1} type={stringType} />
        </FieldTable>
      </ApiSymbol>,
    ],
  },
};

/** A description can contain any text, and content after the fields keeps its distance. */
export const RichText: Story = {
  args: {
    children: [
      <p key="1">
        Pairs a place in the JSON with a transformer. See <a href="#transformerconfig">its settings</a>.
      </p>,
      <p key="2">Expressions are:</p>,
      <ul key="3">
        <li>
          a path such as <code>.user.email</code>, or
        </li>
        <li>an expression in parentheses:</li>
      </ul>,
      <pre key="4">
        <code>{`(.. | select(type == "string" and test("[a-z]+@[a-z]+")))  # every address in the document`}</code>
      </pre>,
      <FieldTable key="5">
        <FieldRow name="expression" number={1} type={stringType}>
          Text without a paragraph, and <code>code</code> in it.
        </FieldRow>
      </FieldTable>,
      <p key="6">
        Reserved: <code>3</code>, <code>transformer_source</code>.
      </p>,
    ],
  },
  render: (args) => (
    <Prose>
      <ApiSymbol {...args} />
    </Prose>
  ),
};

/** With a replacement, and without one. */
export const DeprecatedWithReplacement: Story = {
  parameters: morePicturesIn('right to left'),
  args: { deprecation: { replacement: typeLink('JobMapping'), note: 'It goes with the next version.' } },
  render: (args) => (
    <>
      <ApiSymbol {...args} />
      <ApiSymbol id="jobsource" name="JobSource" deprecation={{}} />
    </>
  ),
};

export const VeryLong: Story = {
  parameters: picturesIn('dark phone'),
  args: {
    name: longestName,
    kind: longText,
    deprecation: { replacement: typeLink('A'.repeat(80)), note: longText },
  },
};
