import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { presets } from '../../../.storybook/argTypes';
import { morePicturesIn, picturesIn, phoneOnly } from '../../../.storybook/modes';
import { unbroken } from '../../../.storybook/site.samples';
import { SendPanel } from '../SendPanel/SendPanel';
import { everyKind, hostile, snippets, withProblems } from './RequestForm.samples';
import { FormCode } from './FormCode';
import { FormEditor } from './FormEditor';
import { FormFields } from './FormFields';
import { FormJson } from './FormJson';
import { RequestForm } from './RequestForm';
import { WholeForm } from './WholeForm.samples';
import * as styles from './RequestForm.css';

const send = (
  <SendPanel
    method="CreateJob"
    baseUrl="http://localhost:8080"
    onBaseUrlChange={fn()}
    onKeyChange={fn()}
    onSend={fn()}
    onConfirm={fn()}
    onCancel={fn()}
    onStop={fn()}
  />
);

const meta = {
  title: 'Patterns/Request form/RequestForm',
  component: RequestForm as unknown as typeof WholeForm,
  subcomponents: { FormEditor, FormFields, FormJson, FormCode },
  argTypes: {
    message: presets({ 'A field of each kind': everyKind, 'With problems': withProblems }),
    view: { control: 'inline-radio', options: ['form', 'json', 'code'] },
    json: { control: 'text' },
    snippets: presets({ 'All languages': snippets, One: snippets.slice(0, 1) }),
    send: presets({ None: undefined, 'A panel that sends': send }),
    notices: presets({ None: undefined, One: ['Skipped, since it no longer fits: sync_options.'] }),
  },
  render: WholeForm,
  tags: ['autodocs'],
  parameters: {
    guide: {
      use: 'Filling in a request, as a form or as JSON, with the resulting code.',
      avoid: 'Showing a request. Use RequestExample.',
      anatomy: {
        'Head with the method': `.${styles.top}`,
        'Form, JSON and code': '[role="tablist"][aria-label="View"]',
        Problems: 'section[aria-label="Request"] [role="status"]',
        'Call in each language': 'section[aria-label="Code"] [role="tabpanel"]',
        'Server, and the button that sends': 'section[aria-label="Code"] > section > div',
      },
      anatomyStory: 'WithSend',
      keyboard: {
        Tab: 'Goes through the fields, or past them: "Skip to sending" comes first.',
        'Up, Down': 'Choose in a list.',
        Escape: 'Closes a question, then the form.',
      },
      screenReader:
        'A dialog named after its method. The number of problems is announced, and each is read with its field. Code from before the JSON broke is named "out of date".',
      related: ['OpenRequestForm', 'LabeledField', 'SendPanel'],
    },
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '640px' } },
  },
  args: {
    method: 'CreateJob',
    service: 'JobService',
    message: everyKind,
    onEdit: fn(),
    json: '{\n  "jobName": "nightly-sync"\n}',
    onJsonChange: fn(),
    view: 'form',
    onViewChange: fn(),
    problemCount: 0,
    onShowProblem: fn(),
    snippets,
    language: 'curl',
    onLanguageChange: fn(),
    onCopyLink: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof WholeForm>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A field of each kind, with accessible names. The focus is on the heading. */
export const Default: Story = {
  parameters: morePicturesIn('right to left', 'large text'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'CreateJob' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'CreateJob' })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'account_id' })).toHaveAccessibleDescription('UUID');
    await expect(canvas.getByRole('checkbox', { name: 'initiate_job_run' })).toBeChecked();
    await expect(canvas.getByRole('combobox', { name: 'status' })).toHaveValue('JOB_STATUS_ENABLED');
    await expect(canvas.getByRole('group', { name: 'tables' })).toBeVisible();
    await expect(canvas.getAllByRole('status')[1]).toHaveTextContent('No problems');
  },
};

export const OnPhone: Story = { ...phoneOnly };

/** Problems are shown at their fields and counted. The request can still be copied, with a warning. */
export const WithProblems: Story = {
  args: { message: withProblems, problemCount: 3 },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'account_id' })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'account_id' })).toHaveAccessibleDescription(
      /Expected: UUID/,
    );
    await expect(canvas.getByRole('group', { name: 'mappings' })).toHaveAccessibleDescription(
      'required Expected: at least 1 item.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await expect(args.onShowProblem).toHaveBeenCalledOnce();
  },
};

/** Colors come from the project's highlighter, behind the text. Selection and caret are the browser's. */
export const Json: Story = {
  tags: ['play'],
  args: { view: 'json', jsonColored: colored(meta.args.json) },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Request as JSON' });
    const behind = field.parentElement!.querySelector('pre')!;
    await expect(behind.textContent.trimEnd()).toBe((field as HTMLTextAreaElement).value);
    const box = ({ clientLeft, clientTop }: Element) => [clientLeft, clientTop];
    await expect(box(behind)).toEqual(box(field));
    await expect(getComputedStyle(behind).font).toBe(getComputedStyle(field).font);
    await expect(getComputedStyle(behind).padding).toBe(getComputedStyle(field).padding);
    await userEvent.type(field, ' ');
    await expect(args.onJsonChange).toHaveBeenCalledOnce();
  },
};

export const JsonThatDoesNotFit: Story = {
  args: {
    view: 'json',
    json: '{ "jobNam": 1 ',
    jsonProblems: ['This is not JSON: Expected "}".'],
    problemCount: 1,
  },
};

/** Invalid JSON: the code is still that of the last valid request, grayed out and labeled. */
export const CodeOutOfDate: Story = {
  args: { view: 'code', problemCount: 1, stale: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Out of date: the JSON has a mistake.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy CreateJob, curl, out of date' })).toBeVisible();
    await expect(canvas.getAllByRole('status')[1]).toHaveTextContent('1 problem');
  },
};

/** The link is for another version of the method. */
export const LinkThatNoLongerFits: Story = {
  parameters: picturesIn('light desktop'),
  args: {
    copied: true,
    notices: [
      'This link was made for another version of the method. Skipped:',
      'source.kind is not a field of the message.',
    ],
  },
};

/** The server and the Send button stay visible. On wide windows, the code gets its own column, below the response. */
export const WithSend: Story = {
  parameters: { docs: { story: { height: '900px' } } },
  args: {
    view: 'code',
    onReset: fn(),
    message: { ...everyKind, fields: everyKind.fields.slice(0, 1) },
    send,
  },
};

export const NoFields: Story = {
  parameters: picturesIn('light desktop'),
  args: { message: { id: '', fields: [], addable: [] } },
  play: async ({ canvas }) => expect(canvas.getByText('No fields to fill in.')).toBeVisible(),
};

/** Names and values are shown as text, whatever they contain, and stay in place. */
export const HostileText: Story = {
  tags: ['play'],
  args: { method: unbroken, service: unbroken, message: hostile(unbroken), problemCount: 1 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
    const work = canvasElement.querySelector('dialog')!;
    await expect(work.scrollWidth).toBeLessThanOrEqual(work.clientWidth);
  },
};

/** A field is added with the keyboard. */
export const AddField: Story = {
  tags: ['play'],
  play: async ({ canvas, args, userEvent }) => {
    const fields = canvas.getByRole('combobox', { name: 'Add a field' });
    const add = canvas.getAllByRole('button', { name: 'Add' }).at(-1)!;
    await expect(add).toBeDisabled();
    const word = new Range();
    word.selectNodeContents(add.lastChild!);
    await expect(word.getClientRects()).toHaveLength(1);
    await userEvent.selectOptions(fields, 'cron_schedule');
    await expect(args.onEdit).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(add).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEdit).toHaveBeenCalledWith('', { kind: 'choose', name: 'cron_schedule' });
    await expect(fields).toHaveValue('');
  },
};

/** One field of many. */
export const ManyChoices: Story = {
  tags: ['play'],
  play: async ({ canvas, args, userEvent }) => {
    const config = canvas.getByRole('combobox', { name: 'Which config' });
    await expect(config).toHaveValue('generate_email_config');
    await userEvent.selectOptions(config, 'transform_phone_number_config');
    await expect(args.onEdit).toHaveBeenCalledWith('/?config', {
      kind: 'choose',
      name: 'transform_phone_number_config',
    });
  },
};

/** Typing and choosing call `onEdit` with the field and the new value. */
export const Edit: Story = {
  tags: ['play'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'limit' }), '5');
    await expect(args.onEdit).toHaveBeenCalledWith('/limit', { kind: 'write', text: '1005' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'initiate_job_run' }));
    await expect(args.onEdit).toHaveBeenCalledWith('/initiate_job_run', { kind: 'write', text: 'false' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'status' }), 'JOB_STATUS_PAUSED');
    await expect(args.onEdit).toHaveBeenCalledWith('/status', { kind: 'write', text: 'JOB_STATUS_PAUSED' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Which job_type' }), 'pii_detect');
    await expect(args.onEdit).toHaveBeenCalledWith('/?job_type', { kind: 'choose', name: 'pii_detect' });
    await userEvent.click(canvas.getByRole('button', { name: 'Add an item to tables' }));
    await expect(args.onEdit).toHaveBeenCalledWith('/tables', { kind: 'add' });
    await userEvent.click(canvas.getByRole('button', { name: 'Add an entry to labels' }));
    await expect(args.onEdit).toHaveBeenCalledWith('/labels', { kind: 'add' });
    await userEvent.click(canvas.getByRole('button', { name: 'Add workflow' }));
    await expect(args.onEdit).toHaveBeenCalledWith('/workflow', { kind: 'add' });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove tables[1]' }));
    await expect(args.onEdit).toHaveBeenCalledWith('/tables/1', { kind: 'remove' });
  },
};

/** A field's comment is one click away, and a message can be collapsed. */
export const ReadAndFold: Story = {
  tags: ['play'],
  play: async ({ canvas, userEvent }) => {
    const about = canvas.getByRole('button', { name: 'About account_id' });
    await userEvent.click(about);
    await expect(canvas.getByText(/Id of the account/)).toBeVisible();
    await userEvent.click(about);
    await expect(canvas.queryByText(/Id of the account/)).toBeNull();
    const source = canvas.getByRole('button', { name: 'source' });
    await userEvent.click(source);
    await expect(source).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('textbox', { name: 'connection_id' })).toBeNull();
    await userEvent.click(source);
    await expect(canvas.getByRole('textbox', { name: 'connection_id' })).toBeVisible();
  },
};

/** Any text of the form can be replaced. Names and numbers keep their places. */
export const OtherText: Story = {
  tags: ['play'],
  args: {
    view: 'code',
    problemCount: 1200,
    messages: {
      close: 'Leave the form',
      views: 'Ways to write it',
      problems: 'Mistakes: {count}',
      withProblems: '{count} mistakes',
      code: 'Program',
      about: 'Read about',
      which: 'Kind of {name}',
      addItem: 'Extend {name}',
      removeField: '{name}: take it out',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Leave the form' })).toBeVisible();
    await expect(canvas.getByRole('tablist', { name: 'Ways to write it' })).toBeVisible();
    await expect(canvas.getByText('Mistakes: 1,200')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Program' })).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Copy CreateJob, curl, 1,200 mistakes' }),
    ).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Read about account_id' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Kind of job_type' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Extend tables' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'tables[1]: take it out' })).toBeVisible();
  },
};

/** Arrow keys choose the language and the view; Escape closes the form. */
export const Keyboard: Story = {
  tags: ['play'],
  args: { view: 'code' },
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('tab', { name: 'curl' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onLanguageChange).toHaveBeenLastCalledWith('go');
    canvas.getByRole('tab', { name: 'Form' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onViewChange).toHaveBeenLastCalledWith('json', expect.any(Boolean));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

function colored(json: string) {
  return json.split(/("[^"]*"(?=:)|"[^"]*"|\b\d+\b)/).map((text, index) => {
    const role = text.startsWith('"') ? 'string' : 'number';
    return index % 2 === 0 ? (
      text
    ) : (
      <span key={index} className={`code-${json[json.indexOf(text) + text.length] === ':' ? 'key' : role}`}>
        {text}
      </span>
    );
  });
}
