import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { picturesIn, statePictures, withoutPictures } from '../../../.storybook/modes';
import { StateSheet } from '../../../.storybook/StateSheet';
import { captureEvents } from '../../../.storybook/captureEvents';
import { rootState, withoutScript } from '../../../.storybook/rootState';
import { longText } from '../../../.storybook/site.samples';
import { Prose } from '../Prose/Prose';
import { SearchButton } from './SearchButton';
import { parts } from './SearchButton.behavior';
import * as styles from './SearchButton.css';

const meta = {
  title: 'Patterns/Search/SearchButton',
  component: SearchButton,
  tags: ['autodocs'],
  parameters: {
    guide: {
      use: 'Opens search, on every page.',
      avoid: 'Filtering a list on the page. Use LabeledField.',
      anatomy: {
        Icon: 'svg',
        'Label; in a wide window, before the keys that open it': `.${styles.label}`,
      },
      keyboard: {
        '/': 'Opens the search from anywhere outside a field. The search has a switch for it.',
        'Ctrl K, ⌘ K': 'Opens it from everywhere.',
      },
      screenReader: '"Search docs", button; its keys are announced as shortcuts.',
      related: ['SearchDialog', 'Kbd'],
    },
    parts,
  },
} satisfies Meta<typeof SearchButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: picturesIn('light desktop') };

/** Filtering a list on the page. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  render: () => (
    <Prose>
      <SearchButton label="Filter jobs" />
      <ul>
        <li>prod-to-stage</li>
        <li>nightly-subset</li>
        <li>demo-data</li>
      </ul>
    </Prose>
  ),
};

export const OnAMac: Story = {
  parameters: picturesIn('light desktop'),
  // A frame in a documentation page would have no room for the keys.
  beforeEach: rootState('keyboard', 'apple').beforeEach,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('⌘K')).toBeVisible();
    await expect(canvas.getByText('Ctrl K')).not.toBeVisible();
  },
};

export const LongLabel: Story = { parameters: picturesIn('light desktop'), args: { label: longText } };

/** Without scripts, it is invisible but keeps its space. */
export const WithoutScript: Story = {
  ...withoutScript,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** States set by the pointer and the keyboard. */
export const States: Story = {
  parameters: statePictures,
  render: (args) => <StateSheet width={280}>{() => <SearchButton {...args} />}</StateSheet>,
};

/** Focus emits the intent to search; Enter opens the dialog. */
export const OpenWithKeyboard: Story = {
  tags: ['play'],
  play: async ({ canvas, userEvent }) => {
    const intents = captureEvents('ui:search-intent');
    const searches = captureEvents('ui:search');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Search docs' })).toHaveFocus();
    await expect(intents).toHaveLength(1);
    await expect(searches).toHaveLength(0);
    await userEvent.keyboard('{Enter}');
    await expect(searches).toHaveLength(1);
  },
};
