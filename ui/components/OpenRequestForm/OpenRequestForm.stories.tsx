import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { captureEvents } from '../../../.storybook/captureEvents';
import { withoutScript } from '../../../.storybook/rootState';
import { OpenRequestForm } from './OpenRequestForm';
import { parts } from './OpenRequestForm.behavior';

const meta = {
  title: 'Patterns/Request form/OpenRequestForm',
  component: OpenRequestForm,
  tags: ['autodocs'],
  parameters: {
    guide: {
      use: 'Next to a method that readers can try.',
      avoid: 'Methods without a form on the site.',
      anatomy: {
        Label: 'button::text',
        'Name of the method, only for screen readers': 'button',
      },
      keyboard: { 'Enter, Space': 'Presses it.' },
      screenReader: '"Write a request for" with the name of the method, button.',
      related: ['RequestForm', 'ApiMethod'],
    },
    parts,
  },
  args: { method: 'CreateJob', href: '/requests/CreateJob.json' },
} satisfies Meta<typeof OpenRequestForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** It emits the address of the method's form; the listener opens it. */
export const PressWithKeyboard: Story = {
  tags: ['play'],
  play: async ({ canvas, userEvent }) => {
    const events = captureEvents('ui:request-form');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Write a request for CreateJob' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(events).toEqual([{ href: '/requests/CreateJob.json' }]);
  },
};

/** Without scripts, it is hidden. */
export const WithoutScript: Story = {
  ...withoutScript,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
