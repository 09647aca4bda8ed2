import { createHash } from 'node:crypto';

/** Values that a reader takes at a glance, by what the name of a field ends in. The first that fits is used. */
const texts: [name: RegExp, text: string][] = [
  [/postgres\w*\.url$/i, 'postgres://ada:secret@db.example.com:5432/app'],
  [/mysql\w*\.url$/i, 'mysql://ada:secret@db.example.com:3306/app'],
  [/mongo\w*\.url$/i, 'mongodb://ada:secret@db.example.com:27017'],
  [/job_name$/, 'nightly-sync'],
  [/\.name$/, 'production'],
  [/(^|[_.])e?mail$/, 'ada@example.com'],
  [/(^|[_.])ur[il]s?$/, 'https://example.com'],
  [/(^|[_.])(host|hostname|server_name)$/, 'db.example.com'],
  [/(^|[_.])(user|username)$/, 'ada'],
  [/(^|[_.])cron_schedule$/, '0 0 * * *'],
  [/(^|[_.])(duration|timeout|period)$/, '30s'],
  [/(^|[_.])region$/, 'us-east-1'],
  [/(^|[_.])schemas?$/, 'public'],
  [/(^|[_.])tables?$/, 'users'],
  [/(^|[_.])columns?$/, 'email'],
  [/(^|[_.])(query|sql)$/, 'SELECT 1'],
  [/(^|[_.])where(_clause)?$/, 'id > 100'],
  [/(^|[_.])expression$/, '.email'],
  [/(^|[_.])(input|json)(_data)?$/, '{"email":"ada@example.com"}'],
  [/javascript\w*\.code$/i, 'return value;'],
  [/(login|auth|token)\w*\.code$/i, 'k3Vq9tXw2bLm'],
  [/(^|[_.])(description|note)$/, 'Nightly run'],
  [/(^|[_.])path$/, '/data'],
  [/(^|[_.])model(_name)?$/, 'gpt-4o'],
  [/(^|[_.])(locale|language)$/, 'en'],
];

const numbers: [name: RegExp, number: number][] = [
  [/(^|[_.])year$/, 2026],
  [/(^|[_.])port$/, 5432],
  [/(^|[_.])(page_size|limit|row_count|count|max_log_lines)$/, 100],
];

/** Texts that suit a field of this name, the best first. None of them need fit the rules of the field. */
export function commonTexts(name: string): string[] {
  const words = name.split('.').at(-1)!.toLowerCase().replace(/_+/g, '-').replace(/^-|-$/g, '');
  return [
    ...texts.filter(([pattern]) => pattern.test(name)).map(([, text]) => text),
    words,
    `my-${words}`,
    'example',
    'Example',
  ];
}

/** Numbers that suit a field of this name, the best first. None of them need fit the rules of the field. */
export function commonNumbers(name: string): number[] {
  return [...numbers.filter(([pattern]) => pattern.test(name)).map(([, number]) => number), 1, 10, 0];
}

/** A UUID that is always the same for a name, and another one for another name. */
export function commonUuid(name: string): string {
  const hash = createHash('sha256').update(name).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
