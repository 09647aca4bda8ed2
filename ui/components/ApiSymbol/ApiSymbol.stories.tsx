import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { longestName, string, typeLink } from '../../../.storybook/api.samples';
import { drawnIn } from '../../../.storybook/modes';
import { longText } from '../../../.storybook/site.samples';
import { ApiMethod } from '../ApiMethod/ApiMethod';
import { EnumTable } from '../EnumTable/EnumTable';
import { FieldRow } from '../FieldTable/FieldRow';
import { FieldTable } from '../FieldTable/FieldTable';
import { Prose } from '../Prose/Prose';
import { UsedBy } from '../UsedBy/UsedBy';
import { ApiSymbol } from './ApiSymbol';
import * as styles from './ApiSymbol.css';

const meta = {
  title: 'API/ApiSymbol',
  component: ApiSymbol,
  tags: ['autodocs'],
  args: {
    id: 'transformermapping',
    name: 'TransformerMapping',
    kind: 'Message',
    sourceHref: 'https://example.com/anonymization.proto#L36',
    children: [
      <p key="text">Pairs a place in the JSON with a transformer.</p>,
      <FieldTable key="fields">
        <FieldRow id="transformermapping.expression" name="expression" number={1} type={string} required>
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
    ],
  },
  parameters: {
    guide: {
      use: 'A method, message, enum or service of the reference.',
      avoid: 'Headings of articles. Use Heading.',
      anatomy: {
        Kind: `.${styles.kind}`,
        'Name with a permalink': `.${styles.heading}`,
        'What is deprecated, and its replacement': `.${styles.deprecation}`,
        Description: `.${styles.body} > p`,
      },
      pictured: 'DeprecatedWithReplacement',
      keyboard: { Tab: 'Reaches the permalink, then links of the description.' },
      heard: 'A region named by its heading. Deprecated names are said to be so in words.',
      related: ['ApiMethod', 'FieldTable', 'ApiRow'],
    },
  },
} satisfies Meta<typeof ApiSymbol>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A service, a method with its kind of call, and all else. */
export const Sizes: Story = {
  render: () => (
    <>
      <ApiSymbol id="jobservice" name="JobService" kind="Service" size="large" />
      <ApiSymbol id="getjob" name="GetJob" kind="Method of JobService" call="GET" level={3} size="medium" />
      <ApiSymbol id="job" name="Job" kind="Message" />
    </>
  ),
};

/** The heading of an article: its words look like a name in code. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: drawnIn('light desktop'),
  args: {
    id: 'before-you-start',
    name: 'Before you start',
    kind: 'Guide',
    sourceHref: undefined,
    children: <p>You need a connection to the source and one to the destination.</p>,
  },
};

export const Enum: Story = {
  args: {
    id: 'rangedmetricname',
    name: 'RangedMetricName',
    kind: 'Enum',
    children: [
      <p key="text">What is counted.</p>,
      <EnumTable
        key="values"
        values={[
          { name: 'RANGED_METRIC_NAME_UNSPECIFIED', number: 0 },
          { name: 'RANGED_METRIC_NAME_INPUT_RECEIVED', number: 1, description: <p>Rows read.</p> },
        ]}
      />,
    ],
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
          <FieldRow name="input_data" number={1} type={string} />
        </FieldTable>
      </ApiSymbol>,
    ],
  },
};

/** A description can contain any text; content after the fields keeps a distance from them. */
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
        <FieldRow name="expression" number={1} type={string}>
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

export const DeprecatedWithReplacement: Story = {
  args: { deprecation: { replacement: typeLink('JobMapping'), note: 'It goes with the next version.' } },
};

export const Deprecated: Story = { args: { deprecation: {} } };

/** A part of another symbol. */
export const ThirdLevel: Story = { args: { level: 3, sourceHref: undefined } };

export const NameOnly: Story = { args: { kind: undefined, sourceHref: undefined, children: undefined } };

export const VeryLong: Story = {
  args: {
    name: longestName,
    kind: longText,
    deprecation: { replacement: typeLink('A'.repeat(80)), note: longText },
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <ApiSymbol {...args} />
    </div>
  ),
};

/** The permalink and the source are reached in their visual order. */
export const ReachLinksWithKeyboard: Story = {
  tags: ['play'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Link to TransformerMapping' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Source of TransformerMapping' })).toHaveFocus();
    await expect(canvas.getByRole('heading', { name: 'TransformerMapping' })).toHaveAttribute(
      'id',
      'transformermapping',
    );
  },
};
