import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { presets } from '../../../.storybook/argTypes';
import { appScreen, appScreens } from '../../../.storybook/appScreens';
import { picturesIn, withoutPictures } from '../../../.storybook/modes';
import { AppScreen } from './AppScreen';
import * as styles from './AppScreen.css';

const meta = {
  title: 'Components/Data/AppScreen',
  component: AppScreen,
  argTypes: {
    place: presets({ 'In a job': ['Jobs', 'shop-to-stage'], 'A list': ['Jobs'] }),
    parts: presets({
      'A form': appScreen('new-connection').parts,
      'A form with choices': appScreen('define-job').parts,
      'A table': appScreen('map-columns').parts,
      'A run': appScreen('run-page').parts,
      'A log': appScreen('run-log').parts,
    }),
  },
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: 'A screen of the product that a step refers to.',
      avoid: "Anything that fits in a sentence, and screens that the reader doesn't have open.",
      anatomy: {
        'Place in the product': `.${styles.place}`,
        'Numbers of the steps, on what they name': `.${styles.step}`,
        'Parts of the screen': `.${styles.body} > :nth-child(2)`,
        Caption: 'figcaption',
      },
      anatomyStory: 'DefineJob',
      screenReader:
        'A figure: its caption, then the words on the screen in order. Nothing in it can be pressed.',
      related: ['Steps', 'Diagram'],
    },
  },
} satisfies Meta<typeof AppScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A screen reader reads every label, its value, and the step number. Nothing in it can be reached with Tab. */
export const NewConnection: Story = {
  args: appScreen('new-connection'),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent('Step 2: Name: production');
    await expect(canvas.getByRole('figure')).toHaveTextContent('Host, chosen');
    await expect(canvasElement.querySelector('button, input, select, [tabindex]')).toBeNull();
  },
};

/** A sentence would say as much. */
export const Misuse: Story = {
  tags: ['misuse'],
  parameters: withoutPictures,
  args: {
    place: ['Jobs', 'shop-to-stage'],
    caption: 'The button that starts a run.',
    parts: [{ kind: 'buttons', buttons: [{ text: 'Trigger Run', step: 1 }] }],
  },
};

export const DefineJob: Story = { parameters: picturesIn('light desktop'), args: appScreen('define-job') };

/** On a phone, every row is a block, with the column names in it. */
export const MapColumns: Story = {
  args: appScreen('map-columns'),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')[3]).toHaveTextContent('Step 4: publiccustomersemail');
  },
};

/** A menu is open under the table. */
export const OpenMenu: Story = { args: appScreen('map-your-own') };

/** Every screen on the site's pages. Writers change them, so they have no reference pictures. */
export const OnPages: Story = {
  args: appScreen('job-types'),
  parameters: withoutPictures,
  render: () => (
    <>
      {appScreens.map((screen) => (
        <AppScreen key={screen.caption} {...screen} />
      ))}
    </>
  ),
};

export const RunPage: Story = { parameters: picturesIn('light desktop'), args: appScreen('run-page') };
export const RunLog: Story = { parameters: picturesIn('dark phone'), args: appScreen('run-log') };

/** Empty fields; long names wrap. */
export const EmptyAndLong: Story = {
  parameters: picturesIn('dark phone'),
  args: {
    place: [
      'Connections',
      'New connection',
      'A connection with a name that takes more than a line on a phone',
    ],
    caption: 'Every part without a value.',
    parts: [
      { kind: 'field', label: 'Name', step: 12 },
      { kind: 'field', label: 'Connection URL', value: `postgres://${'long'.repeat(30)}` },
      { kind: 'field', control: 'switch', label: 'A switch', hint: 'With a line under its label.' },
    ],
  },
};
