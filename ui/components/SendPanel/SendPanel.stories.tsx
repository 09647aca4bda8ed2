import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { presets } from '../../../.storybook/argTypes';
import { morePicturesIn, picturesIn } from '../../../.storybook/modes';
import { longText, unbroken } from '../../../.storybook/site.samples';
import { failures, long, short, stream } from './SendPanel.samples';
import { SendPanel } from './SendPanel';
import * as styles from './SendPanel.css';
import type { SendStatus } from './sendTypes';

const suggestions = ['http://localhost:8080', 'https://neosync-api.svcs.neosync.dev'];
const reasons = [
  'DeleteJob deletes or stops something at http://localhost:8080. You may not be able to undo it.',
  "The request breaks its message's rules. The server will probably reject it.",
];

const meta = {
  title: 'Patterns/Request form/SendPanel',
  component: SendPanel,
  argTypes: {
    suggestions: presets({ Two: suggestions, None: undefined }),
    reasons: presets({ Two: reasons, One: reasons.slice(0, 1), None: undefined }),
    response: presets({ None: undefined, Short: short, Long: long, Stream: stream }),
    failure: presets({
      None: undefined,
      'Error of the server': failures.error,
      'Blocked by CORS': failures.cors,
      'No server': failures.unreachable,
    }),
  },
  tags: ['autodocs'],
  args: {
    method: 'CreateJob',
    baseUrl: 'http://localhost:8080',
    suggestions,
    onBaseUrlChange: fn(),
    onKeyChange: fn(),
    onSend: fn(),
    onConfirm: fn(),
    onCancel: fn(),
    onStop: fn(),
  },
  parameters: {
    guide: {
      use: 'Sending a request to the reader’s own server.',
      avoid: "Requests that the reader hasn't seen.",
      anatomy: {
        'Server, which opens the fields for its address and the key': '[aria-expanded]',
        'Button that sends': `.${styles.actions} button`,
        'Question before what changes data; later in its place the response: status, time, messages, headers':
          '[role="alertdialog"]',
      },
      anatomyStory: 'Confirming',
      keyboard: { 'Enter, Space': 'On the button, sends or stops.', Escape: 'On the question, cancels.' },
      screenReader:
        'A region with labeled fields. Progress is announced as a status; a question takes the focus.',
      related: ['RequestForm', 'LabeledField'],
    },
  },
} satisfies Meta<typeof SendPanel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Idle: Story = {};

/** The fields open above the button, which stays in place. */
export const Settings: Story = {
  play: async ({ canvas, userEvent }) => {
    const server = canvas.getByRole('button', { name: /^Server localhost:8080 No API key/ });
    await userEvent.click(server);
    await expect(server).toHaveAttribute('aria-expanded', 'true');
    const [field, button] = [canvas.getByLabelText('Base URL'), server].map((part) =>
      part.getBoundingClientRect(),
    );
    await expect(field!.bottom).toBeLessThan(button!.top);
    await userEvent.type(canvas.getByLabelText('API key'), 'k');
    await expect(server).toHaveAccessibleName(/With API key/);
  },
};

export const Confirming: Story = {
  args: {
    status: 'confirming',
    method: 'CreateJob',
    reasons,
  },
};

/** The confirmation names the data to delete, and so does the button. */
export const ConfirmingDeletion: Story = {
  args: {
    status: 'confirming',
    method: 'DeleteJob',
    reasons: ['It happens at http://localhost:8080. You may not be able to undo it.'],
    danger: { action: 'Delete job', fields: [['id', '9b1f6a2e-52d8-4c0b-8f3d-6a7c1e905b14']] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alertdialog', { name: 'Delete job?' })).toHaveAccessibleDescription(
      /9b1f6a2e-52d8-4c0b-8f3d-6a7c1e905b14/,
    );
    await expect(canvas.getByRole('button', { name: 'Delete job' })).toBeVisible();
  },
};

export const Sending: Story = { args: { status: 'sending' } };

export const Streaming: Story = {
  parameters: picturesIn('light desktop'),
  args: { status: 'streaming', response: stream },
};

/** Shows the last messages of a long stream, numbered as they arrived. */
export const StreamEnded: Story = {
  parameters: picturesIn('light desktop'),
  args: {
    status: 'done',
    response: {
      ...stream,
      total: 12_406,
      milliseconds: 83_000,
      bytes: 2_480_000,
      trailers: [['x-lines', '12406']],
    },
  },
};

export const ShortResponse: Story = {
  parameters: morePicturesIn('right to left'),
  args: { status: 'done', response: short },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('132 ms')).toBeVisible();
    await expect(canvas.getByText('136 B')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Response' })).toHaveTextContent('"ratio": 0.25');
    await userEvent.click(canvas.getByText('Show 2 headers'));
    await expect(canvas.getByText('content-length')).toBeVisible();
  },
};

/** A long response scrolls in its box, with the keyboard too. */
export const LongResponse: Story = {
  args: { status: 'done', response: long },
  play: async ({ canvas }) => {
    const code = canvas.getByRole('group', { name: 'Response' });
    await expect(code.querySelectorAll('.line')).toHaveLength(484);
    await expect(code.clientHeight).toBeLessThan(500);
    await expect(code).toHaveAttribute('tabindex', '0');
  },
};

/** A value of a megabyte is truncated on screen, but copied whole. */
export const LongValue: Story = {
  tags: ['play'],
  args: {
    status: 'done',
    response: { ...short, messages: [JSON.stringify({ data: 'x'.repeat(1_000_000) })], bytes: 1_000_012 },
  },
  play: async ({ canvas }) => {
    const code = canvas.getByRole('group', { name: 'Response' });
    await expect(code.textContent).toHaveLength(1_000_017);
    await expect(code.innerText.length).toBeLessThan(3000);
  },
};

export const ServerError: Story = {
  args: {
    status: 'done',
    failure: failures.error,
    response: { ...short, status: 400, messages: [], total: 0, bytes: 310 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The server returned the error');
    await expect(canvas.getByText('destinations[0].connection_id')).toBeVisible();
  },
};

export const RefusedByCors: Story = {
  parameters: picturesIn('light desktop'),
  args: { status: 'done', failure: failures.cors },
};

export const CutStream: Story = {
  parameters: picturesIn('dark phone'),
  args: { status: 'done', failure: failures.cut, response: stream },
};

/** A server's response is always shown as text. */
export const HostileResponse: Story = {
  tags: ['play'],
  args: {
    method: '<b>Method</b>',
    status: 'done',
    failure: failures.hostile,
    response: {
      ...short,
      headers: [['x-<b>', '</dd><script>alert(1)</script>']],
      messages: ['{"</code><script>alert(1)</script>": "<img src=x onerror=alert(1)> \u202Etxt.exe"}'],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('script, img, b, i, a')).toBeNull();
    await expect(canvas.getByRole('group', { name: 'Response' })).toHaveTextContent('\\u202etxt.exe');
  },
};

export const LongWords: Story = {
  parameters: picturesIn('dark phone'),
  args: {
    method: unbroken,
    baseUrl: `https://${unbroken}.example.com`,
    status: 'done',
    failure: {
      title: longText,
      text: `${unbroken} ${longText}`,
      steps: [unbroken],
      details: [{ type: unbroken, rows: [[unbroken, unbroken]] }],
    },
    response: {
      ...short,
      headers: [[unbroken, unbroken]],
      messages: [JSON.stringify({ [unbroken]: longText })],
    },
  },
};

/** Any text can be replaced. Names and numbers keep their places. */
export const OtherText: Story = {
  tags: ['play'],
  args: {
    status: 'confirming',
    response: { ...stream, trailers: [['x-lines', '6']] },
    failure: { ...failures.stopped, outcome: 'stopped' },
    messages: {
      send: 'Call the server',
      withoutKey: 'Anonymous',
      question: 'Is `{method}` what you want?',
      confirm: '{method}, now',
      messages: 'Messages: {count}',
      trailer: '{count} field after the response',
      show: 'Open {count}',
      stopped: 'Ended by you',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Call the server' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Server .* Anonymous$/ })).toBeVisible();
    const question = canvas.getByRole('alertdialog', { name: 'Is CreateJob what you want?' });
    await expect(question.querySelector('code')).toHaveTextContent('CreateJob');
    await expect(canvas.getByRole('button', { name: 'CreateJob, now' })).toBeVisible();
    await expect(canvas.getByText('Messages: 6')).toBeVisible();
    await expect(canvas.getByText('Open 1 field after the response')).toBeVisible();
    await expect(canvas.getByRole('note', { name: 'Ended by you' })).toBeVisible();
  },
};

/** The key is in the field, and nowhere else in the markup. */
export const KeyStaysOutOfTheMarkup: Story = {
  tags: ['play'],
  args: { initialKey: 'neo_at_v1_before' },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Server/ }));
    const field = canvas.getByLabelText('API key');
    await expect(field).toHaveValue('neo_at_v1_before');
    await userEvent.clear(field);
    await userEvent.type(field, 'neo_at_v1_secret');
    await expect(args.onKeyChange).toHaveBeenLastCalledWith('neo_at_v1_secret');
    await expect(canvasElement.innerHTML).not.toContain('neo_at_v1');
    await userEvent.clear(field);
    await expect(args.onKeyChange).toHaveBeenLastCalledWith('');
  },
};

/** Send, confirm, stop, and send again with the keyboard. The focus is never lost. */
export const SendWithKeyboard: Story = {
  tags: ['play'],
  args: { reasons: ['CreateJob can change data at http://localhost:8080.'] },
  render: function Acting(args) {
    const [status, setStatus] = useState<SendStatus>('idle');
    return (
      <SendPanel
        {...args}
        status={status}
        response={status === 'done' ? short : undefined}
        onSend={() => setStatus('confirming')}
        onCancel={() => setStatus('idle')}
        onConfirm={() => setStatus('sending')}
        onStop={() => setStatus('done')}
      />
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    const send = canvas.getByRole('button', { name: 'Send request' });
    await step('Enter asks for confirmation, and the question is announced', async () => {
      send.focus();
      await userEvent.keyboard('{Enter}');
      const question = canvas.getByRole('alertdialog', { name: 'Send CreateJob?' });
      await expect(question).toHaveFocus();
      await expect(question).toHaveAccessibleDescription(/can change data/);
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('status')).not.toHaveTextContent(/./);
    });
    await step('Escape cancels', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('alertdialog')).not.toBeInTheDocument();
      await expect(send).toHaveFocus();
    });
    await step('the first tab stop in the question confirms', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Yes, send CreateJob' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('status')).toHaveTextContent('Waiting for the response…');
      await expect(send).toHaveFocus();
      await expect(send).toHaveAttribute('aria-disabled', 'true');
    });
    await step('Stop is the next tab stop, and returns the focus', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Stop' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('status')).toHaveTextContent('The response is complete.');
      await expect(send).toHaveFocus();
    });
  },
};
