import type { Meta, StoryObj } from '@storybook/react-vite';

import { presets } from '../../../.storybook/argTypes';
import { expect } from 'storybook/test';

import { picturesIn, withoutPictures } from '../../../.storybook/modes';
import {
  anonymizeResponse,
  anonymizeSnippets,
  fieldName,
  mappingMessage,
  stringType,
  transformerNames,
  typeLink,
} from '../../../.storybook/api.samples';
import { ApiContents } from '../ApiContents/ApiContents';
import { ApiMethod } from '../ApiMethod/ApiMethod';
import { ApiSymbol } from '../ApiSymbol/ApiSymbol';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs';
import { CodeBlock } from '../CodeBlock/CodeBlock';
import { FieldRow } from '../FieldTable/FieldRow';
import { FieldTable } from '../FieldTable/FieldTable';
import { Oneof } from '../Oneof/Oneof';
import { Prose } from '../Prose/Prose';
import { RequestExample } from '../RequestExample/RequestExample';
import { UsedBy } from '../UsedBy/UsedBy';
import { ApiRow } from './ApiRow';
import * as styles from './ApiRow.css';
import { parts } from './ApiRow.parts';

const method = (
  <ApiSymbol
    id="anonymizesingle"
    name="AnonymizeSingle"
    kind="Method of AnonymizationService"
    sourceHref="https://example.com/anonymization.proto#L12"
  >
    <p>
      Applies mappings to one JSON document. <a href="#anonymizemany">AnonymizeMany</a> takes up to 25 of
      them.
    </p>
    <ApiMethod
      request={typeLink('AnonymizeSingleRequest')}
      response={typeLink('AnonymizeSingleResponse')}
      path="/mgmt.v1alpha1.AnonymizationService/AnonymizeSingle"
    />
    <FieldTable heading="Request fields">
      <FieldRow id="anonymizesinglerequest.input_data" name="input_data" number={1} type={stringType}>
        <p>The JSON document as a string.</p>
      </FieldRow>
      <FieldRow
        id="anonymizesinglerequest.transformer_mappings"
        name="transformer_mappings"
        number={2}
        label="repeated"
        type={typeLink('TransformerMapping')}
      >
        <p>The rules.</p>
      </FieldRow>
      <FieldRow
        id="anonymizesinglerequest.default_transformers"
        name="default_transformers"
        number={3}
        label="optional"
        type={typeLink('DefaultTransformersConfig')}
      >
        <p>Used for keys that no rule covers.</p>
      </FieldRow>
      <FieldRow
        id="anonymizesinglerequest.account_id"
        name="account_id"
        number={4}
        type={stringType}
        rules={['UUID.']}
      >
        <p>The account on whose behalf the call runs.</p>
      </FieldRow>
    </FieldTable>
    <FieldTable heading="Response fields">
      <FieldRow id="anonymizesingleresponse.output_data" name="output_data" number={1} type={stringType}>
        <p>The anonymized document.</p>
      </FieldRow>
    </FieldTable>
  </ApiSymbol>
);

const example = (
  <RequestExample method="AnonymizeSingle" snippets={anonymizeSnippets}>
    <CodeBlock title="Response of AnonymizeSingle">{anonymizeResponse}</CodeBlock>
  </RequestExample>
);

const markedMessage = JSON.stringify(
  {
    inputData: '{"email": "ada@example.com"}',
    transformerMappings: [{ expression: '.email', transformer: {} }],
    accountId: '5d7f0c1e',
  },
  null,
  2,
);

const contents = (
  <ApiContents
    groups={[
      { heading: 'Methods', items: [{ name: 'AnonymizeSingle', href: '#anonymizesingle' }] },
      {
        heading: 'Messages',
        items: ['TransformerMapping', 'TransformerConfig', 'SystemTransformer'].map((name) => ({
          name,
          href: `#${name.toLowerCase()}`,
        })),
      },
    ]}
  />
);

const meta = {
  title: 'Patterns/API reference/ApiRow',
  component: ApiRow,
  argTypes: {
    fields: { control: false },
    children: presets({ 'A method': method, 'Text alone': <p>Applies mappings to one JSON document.</p> }),
    example: presets({
      'Call and answer': example,
      'Answer alone': <CodeBlock title="Response of AnonymizeSingle">{anonymizeResponse}</CodeBlock>,
      None: undefined,
    }),
  },
  tags: ['autodocs'],
  args: { children: method, example },
  parameters: {
    guide: {
      use: 'A symbol of the reference with the example that belongs to it.',
      avoid: 'Text without an example: the column next to it stays empty.',
      anatomy: {
        Text: `.${styles.text}`,
        'Example, which stays in sight': `.${styles.example}`,
      },
      screenReader: 'The text, then the example.',
      related: ['ApiSymbol', 'RequestExample'],
    },
    parts,
  },
} satisfies Meta<typeof ApiRow>;

export default meta;

type Story = StoryObj<typeof meta>;

/** {@link Page} draws it from left to right. */
export const Default: Story = { parameters: picturesIn('dark phone', 'right to left') };

/** Text without an example leaves half of the row empty. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  args: {
    example: undefined,
    children: (
      <Prose>
        <p>Applies mappings to one JSON document. The document is a string, and so is what comes back.</p>
      </Prose>
    ),
  },
};

/** Hovering or focusing a field marks its lines in the example. */
export const MarkedField: Story = {
  parameters: picturesIn('light desktop', 'dark desktop'),
  args: {
    fields: ['anonymizesinglerequest.input_data', 'anonymizesinglerequest.transformer_mappings'],
    example: (
      <CodeBlock title="JSON" fieldLines={['1', '2-7']}>
        <code>{markedMessage}</code>
      </CodeBlock>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('The rules.'));
    await expect(canvas.getByRole('group', { name: 'JSON' })).toHaveAttribute('data-marked');
  },
};

/** An example that is taller than the window scrolls by itself. */
export const TallExample: Story = {
  parameters: picturesIn('light desktop'),
  args: {
    example: Array.from({ length: 9 }, (_, index) => (
      <CodeBlock key={index} title={`Part ${index + 1}`}>
        {mappingMessage}
      </CodeBlock>
    )),
  },
};

/** A reference page: a header with the contents, a method, and messages with a JSON example each. */
export const Page: Story = {
  render: () => (
    <>
      <Breadcrumbs trail={[{ label: 'API reference', href: '#api' }, { label: '`mgmt.v1alpha1`' }]} />
      <Prose>
        <ApiRow example={contents}>
          <Prose as="header">
            <h1>
              <code>anonymization.proto</code>
            </h1>
            <p>
              Anonymizes JSON that the caller hands in and returns it at once. No connection and no job is
              involved.
            </p>
          </Prose>
        </ApiRow>
        <ApiRow example={example}>{method}</ApiRow>
        <ApiRow example={<CodeBlock title="TransformerMapping">{mappingMessage}</CodeBlock>}>
          <ApiSymbol id="transformermapping" name="TransformerMapping" kind="Message">
            <p>Pairs a place in the JSON with a transformer.</p>
            <FieldTable>
              <FieldRow
                id="transformermapping.expression"
                name="expression"
                number={1}
                type={stringType}
                required
              >
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
                <p>Which transformer to use, with its settings:</p>
                <ul>
                  <li>one that ships with Neosync,</li>
                  <li>
                    or one of your own, by its <code>id</code>.
                  </li>
                </ul>
              </FieldRow>
            </FieldTable>
            <UsedBy
              subject="TransformerConfig"
              links={['AnonymizeManyRequest', 'AnonymizeSingleRequest'].map(typeLink)}
            />
          </ApiSymbol>
        </ApiRow>
        <ApiRow>
          <ApiSymbol id="transformerconfig" name="TransformerConfig" kind="Message">
            <p>
              From <a href="#transformer">transformer.proto</a>: one transformer with its settings.
            </p>
            <FieldTable>
              <Oneof name="config" choice="exactly one">
                {transformerNames.map((name, index) => (
                  <FieldRow key={name} name={fieldName(name)} number={index + 1} type={typeLink(name)} />
                ))}
              </Oneof>
            </FieldTable>
          </ApiSymbol>
        </ApiRow>
        <ApiRow>
          <ApiSymbol id="systemtransformer" name="SystemTransformer" kind="Message">
            <p>A transformer that ships with Neosync.</p>
            <FieldTable>
              <FieldRow name="name" number={1} type={stringType} />
              <FieldRow
                name="data_type"
                number={3}
                type={typeLink('TransformerDataType')}
                deprecation={{ replacement: { name: 'data_types', href: '#systemtransformer.data_types' } }}
              />
              <FieldRow
                id="systemtransformer.data_types"
                name="data_types"
                number={6}
                label="repeated"
                type={typeLink('TransformerDataType')}
              >
                <p>The column types it can fill.</p>
              </FieldRow>
            </FieldTable>
          </ApiSymbol>
        </ApiRow>
      </Prose>
    </>
  ),
};
