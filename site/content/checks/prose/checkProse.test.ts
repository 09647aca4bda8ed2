import { describe, expect, test } from 'vitest';

import { pageOf } from '../readPages';
import { checkProse, type ProseOptions } from './checkProse';
import { patterns, praise, unwritten } from './patterns';

const check = (source: string, options?: ProseOptions, file = 'content/page.mdx') =>
  checkProse(pageOf(source, file), { exceptions: [], ...options });

const namesIn = (source: string, options?: ProseOptions) => check(source, options).map(({ pattern }) => pattern);

/** What each pattern finds, and what comes close and is good English. */
const examples: Record<string, { found: string[]; fine: string[] }> = {
  praise: {
    found: [...praise, 'seamlessly', 'leverages', 'robustly', 'Simply'],
    fine: ['Adjust the justice of an uneasy easel.'],
  },
  'not written': { found: [`${unwritten}what is new.`], fine: ['Write here what you need.'] },
  genitive: {
    found: [
      'Read the log of the worker.',
      'Open the page of a job.',
      'The name of each chart differs.',
      'Use the values of the Helm chart.',
    ],
    fine: [
      'Use the name of the table that you created.',
      'It counts the rows of the table with a filter.',
      'At the end of the page.',
      'It is the order of the tables.',
      'Read the worker log.',
    ],
  },
  'such as': {
    found: ['One, such as this. Two, such as that.'],
    fine: ['One, such as this, and such people as those.'],
  },
  own: { found: ['It has a schema of its own.', 'Code of your own.'], fine: ['Your own code is its own.'] },
  'in place of': { found: ['Use A in place of B.'], fine: ['Put it in place.', 'Use A instead of B.'] },
  gets: {
    found: ['The column gets a value.', 'Columns get added.'],
    fine: ['What this page gets you.', 'Get the rows.', 'You get a key.'],
  },
  may: { found: ['It may fail.'], fine: ['In May it can fail.', 'Maybe.'] },
  too: { found: ['It is copied, too.', 'So is this too'], fine: ['It is too long.', 'Too many. So, too, is this.'] },
  stands: { found: ['What stands there.', 'The file lies in it.'], fine: ['It stands for a name.', 'A standard.'] },
  comes: {
    found: ['What comes before the @.', 'It comes back empty.'],
    fine: ['It comes from the source.', 'Personal accounts come first.'],
  },
  goes: {
    found: ['The run goes on.', 'The status goes to complete.', 'You can go on.'],
    fine: ['The key goes into the field.', 'Go on to the next page.'],
  },
  tells: {
    found: ['This page tells what to do.', 'It tells them apart.', 'Get told early.', 'Tell CLI versions by it.'],
    fine: ['Tell Neosync about it.', 'The CLI tells you which.', 'It tells the API where.'],
  },
  'as it is': {
    found: ['Leave it as it is.', 'They are copied as they are by default.'],
    fine: ['Type it as it is printed.', 'As it is written.', 'As long as it is on.'],
  },
  beside: { found: ['A file beside it.'], fine: ['Besides, it is next to it.'] },
  'by itself': { found: ['It runs by itself.', 'They start by themselves.'], fine: ['It runs on its own.'] },
  'at most': { found: ['Replicas at least.', '255 at most'], fine: ['At most 255.', 'It has at least one.'] },
  anew: { found: ['Start anew.'], fine: ['Start a new one.'] },
  column: {
    found: ['| Problem | What to do |\n| - | - |\n| a | b |', '| A | Cause and fix |\n| - | - |\n| a | b |'],
    fine: ['| What you see | Cause | Fix |\n| - | - | - |\n| a | What to do | c |', 'What to do'],
  },
  section: {
    found: ['## What can go wrong\n\nA.', '### When something goes wrong\n\nA.'],
    fine: ['## If something goes wrong\n\nA.', 'What can go wrong'],
  },
  place: {
    found: ['All flags are on [the page](/cli/sync).', 'How it works is on the [CLI](#cli) page.'],
    fine: [
      '[CLI](/cli/sync) has all flags.',
      'The code is on [GitHub](https://github.com).',
      'It is in [the app](/platform) if you log in.',
    ],
  },
  grammar: { found: ['It is a error.', 'Open the the page.'], fine: ['An SQL error in a `x` or an `y`.'] },
};

describe.each(Object.entries(examples))('%s', (name, { found, fine }) => {
  test.each(found)('is found in %j', (text) => expect(namesIn(text)).toEqual([name]));

  test.each(fine)('is not found in %j', (text) => expect(namesIn(text)).toEqual([]));
});

test('every pattern has examples', () => {
  expect(Object.keys(examples)).toEqual(expect.arrayContaining(patterns.map(({ name }) => name)));
});

test('a genitive is answered with the compound and the possessive', () => {
  const fixOf = (text: string) => check(text).map(({ fix }) => fix);
  expect(fixOf('Read the log of the worker.')).toEqual(['Write "the worker log" or "the worker\'s log".']);
  expect(fixOf('The page of each run.')).toEqual(['Write "Each run\'s page".']);
  expect(fixOf('The body of a function.')).toEqual(['Write "A function body" or "A function\'s body".']);
  expect(fixOf('The names of the database containers.')).toEqual([
    'Write "The database containers\' names".',
  ]);
});

test('the version of the product is for the head of the page, unless it is compared', () => {
  const options = { version: 'v0.5.41' };
  expect(namesIn('In v0.5.41 it has no effect.', options)).toEqual(['version']);
  expect(namesIn('v0.5.40 checks a key, v0.5.41 does not.', options)).toEqual([]);
  expect(namesIn('v0.5.41 dropped what v0.5.40 checked.', options)).toEqual([]);
  expect(namesIn('In v0.5.41 it has no effect.')).toEqual([]);
  expect(namesIn('Take `v0.5.41`.', options)).toEqual([]);
});

test('names file, line, words and what to write', () => {
  expect(check('# A\n\nOne\nmay two.\n')).toEqual([
    {
      file: 'content/page.mdx',
      line: 4,
      pattern: 'may',
      message: 'the text says "may".',
      fix: expect.stringContaining('Write "can"'),
    },
  ]);
});

test('reads headings, tables, links, alternative texts, titles and front matter', () => {
  const source = [
    '---\ntitle: A\ndescription: Just a page.\nkeywords: [easy]\nneeds:\n  - A robust lamp\n---\n\n# A\n\nLead.\n',
    '## Easy\n',
    '| Robust |\n| ------ |\n| simply |\n',
    '[easily](/simply) ![powerful](/just.png)\n',
    '<Card title="Seamless" href="/easy">a</Card>\n',
    '```dot title="Effortless" alt="leverage"\ndigraph { just }\n```\n',
    '`just`\n\n```bash title="just.sh"\njust build\n```\n',
  ].join('\n');
  const found = check(source).map(({ line, message }) => `${line} ${/"\w+"/.exec(message)?.[0]}`);
  expect(found.toSorted((a, b) => parseInt(a, 10) - parseInt(b, 10))).toEqual([
    '3 "Just"',
    '6 "robust"',
    '13 "Easy"',
    '15 "Robust"',
    '17 "simply"',
    '19 "easily"',
    '19 "powerful"',
    '21 "Seamless"',
    '23 "Effortless"',
    '23 "leverage"',
  ]);
});

test('lets an exception be, on its page and nowhere else', () => {
  const exception = { text: 'Easy', reason: 'It is a name.' };
  expect(namesIn('## Easy\n\nA.', { exceptions: [{ ...exception, file: 'content/page.mdx' }] })).toEqual([]);
  expect(namesIn('Easy now', { exceptions: [{ ...exception, file: 'content/page.mdx' }] })).toEqual(['praise']);
  expect(namesIn('Easy', { exceptions: [{ ...exception, file: 'content/other.mdx' }] })).toEqual(['praise']);
});
