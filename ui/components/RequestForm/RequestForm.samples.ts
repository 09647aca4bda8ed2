import type { FormField, FormMessage, FormOption } from './formTypes';
import type { FormSnippet } from './FormCode';

/* Data for the stories of the request form. */

const text = (id: string, value: string, more: Partial<FormField> = {}): FormField => ({
  id,
  name: id.slice(id.lastIndexOf('/') + 1),
  type: 'string',
  control: { kind: 'text', text: value },
  ...more,
});

const transformers =
  'bool email first_name last_name full_name city state zipcode phone_number uuid gender ssn'
    .split(' ')
    .flatMap((name): FormOption[] => [
      { name: `generate_${name}_config`, type: 'Config' },
      { name: `transform_${name}_config`, type: 'Config' },
    ]);

/** A field of each kind. */
export const everyKind: FormMessage = {
  id: '',
  fields: [
    text('/account_id', '7d9a4e52-1c3b-4f68-9a07-52e1c8b6f3d4', {
      required: true,
      rules: 'UUID',
      comment: 'Id of the account that the `Job` belongs to.',
    }),
    text('/job_name', 'nightly-sync', {
      required: true,
      rules: '3 to 100 lowercase letters, digits, or hyphens',
      control: { kind: 'text', text: 'nightly-sync', multiline: true },
    }),
    text('/limit', '100', {
      type: 'int32',
      removable: true,
      control: { kind: 'text', text: '100', numeric: true },
    }),
    {
      id: '/initiate_job_run',
      name: 'initiate_job_run',
      type: 'bool',
      removable: true,
      control: { kind: 'checkbox', checked: true },
    },
    {
      id: '/status',
      name: 'status',
      type: 'JobStatus',
      deprecated: true,
      removable: true,
      control: {
        kind: 'select',
        value: 'JOB_STATUS_ENABLED',
        options: [
          { name: 'JOB_STATUS_ENABLED' },
          { name: 'JOB_STATUS_PAUSED' },
          { name: 'JOB_STATUS_OLD', deprecated: true },
        ],
      },
    },
    {
      id: '/expires_at',
      name: 'expires_at',
      type: 'Timestamp',
      removable: true,
      control: { kind: 'text', text: '', example: '2026-01-31T12:00:00Z' },
    },
    {
      id: '/tables',
      name: 'tables',
      type: 'list of string',
      removable: true,
      control: {
        kind: 'list',
        count: 2,
        itemAt: (index) =>
          text(`/tables/${index}`, ['users', 'orders'][index]!, {
            name: `tables[${index}]`,
            removable: true,
          }),
      },
    },
    {
      id: '/labels',
      name: 'labels',
      type: 'map of string to string',
      removable: true,
      control: {
        kind: 'map',
        count: 1,
        entryAt: () => ({
          key: text('/labels/0/key', 'team', { removable: true }),
          value: text('/labels/0/value', 'data'),
        }),
      },
    },
    {
      id: '/source',
      name: 'source',
      type: 'JobSource',
      required: true,
      comment: 'Where the data comes from.',
      control: {
        kind: 'message',
        id: '/source',
        fields: [text('/source/connection_id', 'c41d7b90-2e58-4f6a-b3c9-0d8e6a5f1b27', { rules: 'UUID' })],
        addable: [{ name: 'schema', type: 'string' }],
      },
    },
    {
      id: '/?job_type',
      name: 'job_type',
      type: 'one of',
      required: true,
      control: {
        kind: 'oneof',
        value: 'sync',
        options: [{ name: 'sync' }, { name: 'pii_detect', deprecated: true }],
        chosen: {
          id: '/sync',
          name: 'sync',
          type: 'Sync',
          control: { kind: 'message', id: '/sync', fields: [], addable: [] },
        },
      },
    },
    {
      id: '/?config',
      name: 'config',
      type: 'one of',
      control: { kind: 'oneof', value: 'generate_email_config', options: transformers },
    },
    { id: '/workflow', name: 'workflow', type: 'Workflow', required: true, control: { kind: 'absent' } },
  ],
  addable: [
    { name: 'cron_schedule', type: 'string' },
    { name: 'sync_options', type: 'ActivityOptions' },
    { name: 'description', type: 'string', deprecated: true },
  ],
};

/** Two fields with a problem each. */
export const withProblems: FormMessage = {
  id: '',
  fields: [
    text('/account_id', 'nope', {
      required: true,
      problems: ['Expected: UUID, such as 7d9a4e52-1c3b-4f68-9a07-52e1c8b6f3d4.'],
    }),
    {
      id: '/mappings',
      name: 'mappings',
      type: 'list of JobMapping',
      required: true,
      problems: ['Expected: at least 1 item.'],
      control: { kind: 'list', count: 0, itemAt: () => text('', '') },
    },
  ],
  addable: [],
  problems: ['A sync job needs at least one destination.'],
};

/** Names and values that look like markup or don't fit. */
export const hostile = (long: string): FormMessage => ({
  id: '',
  fields: [
    text(`/${long}`, `<img src=x onerror=alert(1)>${long}`, {
      type: long,
      rules: long,
      comment: `<b>${long}</b>`,
      problems: [long],
      removable: true,
    }),
  ],
  addable: [],
});

export const snippets: FormSnippet[] = [
  {
    name: 'curl',
    label: 'curl',
    code: "curl 'https://api.example.com/JobService/CreateJob' \\\n  --data '{}'",
  },
  { name: 'go', label: 'Go', code: 'client.CreateJob(context.Background(), request)' },
  { name: 'python', label: 'Python', code: 'client.jobs.CreateJob(request)' },
];
