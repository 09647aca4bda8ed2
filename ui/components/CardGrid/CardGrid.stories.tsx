import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { presets } from '../../../.storybook/argTypes';
import { morePicturesIn, picturesIn, statePictures, withoutPictures } from '../../../.storybook/modes';
import { StateSheet } from '../../../.storybook/StateSheet';
import { longText, unbroken } from '../../../.storybook/site.samples';
import { Heading } from '../Heading/Heading';
import { Prose } from '../Prose/Prose';
import { Card, CardGrid, Glyph } from './CardGrid';
import * as styles from './CardGrid.css';

const cards = (
  <>
    <Card title="Test code against production" href="/usecases#test">
      Work with data shaped like production, without the risk.
    </Card>
    <Card title="Reproduce bugs locally" href="/usecases#bugs">
      Rebuild the state of a customer’s data on your machine.
    </Card>
    <Card title="High quality test data" href="/usecases#quality">
      Fill stage, QA and CI with rows worth testing.
    </Card>
    <Card title="Solve GDPR, DPDP, FERPA, HIPAA and more" href="/usecases#compliance">
      Keep the compliance scope of lower environments small.
    </Card>
  </>
);

const withGlyphs = (
  <>
    <Card title="Anonymization" href="/core-features#anonymization" glyph="anonymize">
      Make sensitive data safe for development and test.
    </Card>
    <Card title="Synthetic Data Generation" href="/core-features#generation" glyph="generate">
      Create rows from existing data, or from nothing.
    </Card>
    <Card title="Subsetting" href="/core-features#subsetting" glyph="subset">
      Take a smaller set of data for local and stage.
    </Card>
    <Card title="Orchestration" href="/core-features#orchestration" glyph="orchestrate">
      Run and sync across environments.
    </Card>
  </>
);

const meta = {
  title: 'Components/Navigation/CardGrid',
  component: CardGrid,
  subcomponents: { Card, Glyph },
  argTypes: { children: presets({ 'Titles and sentences': cards, 'With drawings': withGlyphs }) },
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    children: cards,
  },
  parameters: {
    guide: {
      use: 'Four to eight equally important pages to go to from an overview.',
      avoid: 'A list of every page. Use Sidebar or a list.',
      anatomy: {
        'Drawing (optional)': 'a svg',
        'Title: the page that it leads to': `.${styles.title}`,
        'Sentence: what is there': `a + a .${styles.text}`,
      },
      anatomyStory: 'WithGlyphs',
      keyboard: { Tab: 'Goes from card to card.', Enter: 'Follows it.' },
      screenReader: 'Links, each with its title and sentence. Drawings are silent.',
      related: ['ButtonRow', 'Link'],
    },
  },
} satisfies Meta<typeof CardGrid>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Each card is one link, named by its title and its sentence. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [, second] = canvas.getAllByRole('link');
    await expect(second).toHaveAccessibleName(/^Reproduce bugs locally/);
  },
};

/** Every page of a section, which readers would have to search. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  args: {
    children: ['Postgres', 'MySQL', 'SQL Server', 'MongoDB', 'DynamoDB', 'S3', 'OpenAI'].map((name) => (
      <Card key={name} title={name} href={`#${name}`}>
        Connect {name}.
      </Card>
    )),
  },
};

/** Drawings in cards, and at the start of a section. */
export const WithGlyphs: Story = {
  parameters: morePicturesIn('right to left'),
  args: {
    children: withGlyphs,
  },
  render: (args) => (
    <>
      <CardGrid {...args} />
      <Prose style={{ marginTop: 48 }}>
        <Heading level={2} id="subsetting">
          Subsetting
        </Heading>
        <Glyph name="subset" />
        <p>
          You rarely need all rows on a laptop. For each table that you want to limit, you enter a filter, and
          tables that refer to it follow.
        </p>
      </Prose>
    </>
  ),
};

/** In an odd number of cards, the last one takes the whole row. */
export const LongText: Story = {
  parameters: picturesIn('dark phone', 'light desktop'),
  args: {
    children: (
      <>
        <Card title={longText} href="/a">
          {longText}. {longText}.
        </Card>
        <Card title={unbroken} href="/b">
          {unbroken}
        </Card>
        <Card title="`neosync whoami`" href="/cli/whoami">
          Prints your user id.
        </Card>
      </>
    ),
  },
};

/** The whole card is one target. */
export const States: Story = {
  parameters: statePictures,
  render: () => (
    <StateSheet width={300}>
      {() => (
        <CardGrid>
          <Card title="Subsetting" href="/core-features#subsetting" glyph="subset">
            Take a smaller set of data for local and stage.
          </Card>
        </CardGrid>
      )}
    </StateSheet>
  ),
};
