import { queryLimit } from '#ui';

import { expect, test } from 'vitest';

import { searchOf } from '../fixtures/testEngine';
import { maxTyped } from './parsePaste';

const { results } = searchOf({
  '/harbor': {
    title: 'Harbor',
    text: '## The berth is already taken\n\n`Answer of the harbor master: mooring of lamp ship: berth 7 cannot be had: the berth is already taken`\n\nMove the ship that has it.',
  },
  '/masters': {
    title: 'Answers',
    text: '## Read answers\n\nAn answer of the harbor master has a number. The mooring answers when the master of the ship answers.',
  },
  '/lamps': { title: 'Lamps', text: 'Lamps need oil. A master fills the lamp of a ship.' },
});

const message =
  'Answer of the harbor master: mooring of lamp ship: berth 7 cannot be had: the berth is already taken';

const first = async (query: string) => (await results(query)).hits[0]?.url;

test('a query counts as pasted beyond the limit of the field', () => {
  expect(maxTyped).toBe(queryLimit);
});

test('a message longer than a query finds its page, whatever a log writes around it', async () => {
  expect(message.length).toBeGreaterThan(maxTyped);
  const lines = [
    message,
    `2026-01-02T03:04:05.678Z ${message}`,
    `[2026/01/02 03:04:05] ${message}`,
    `03:04:05 /srv/lamp/ship/master.go:71: ${message}`,
    `C:\\lamp\\ship.cs:12 lamp.example.com:5432 https://ship.example.com/master ${message}`,
    `{"level":"error","ts":"2026-01-02T03:04:05Z","msg":"${message}"}`,
    `${message}\n    at master (/srv/ship/lamp.js:1:2)\n`.repeat(40),
  ];
  for (const line of lines) expect(await first(line), line).toBe('/harbor#the-berth-is-already-taken');
});

test('the condensed query is a part of the message that fits in the field, and finds the same', async () => {
  const { condensed } = await results(`2026-01-02T03:04:05.678Z ${message}`);
  expect(condensed!.length).toBeLessThanOrEqual(maxTyped);
  expect(message).toContain(condensed);
  expect(condensed).toContain('already taken');
  expect(await first(condensed!)).toBe('/harbor#the-berth-is-already-taken');
});

test('there is no condensed query without known words, or for a typed query', async () => {
  expect(await results('zork quux '.repeat(10))).toMatchObject({ nbHits: 0, condensed: '' });
  expect(await results('harbor')).not.toHaveProperty('condensed');
});

test('a paste of any size is read', async () => {
  for (const text of ['a', 'a:', '/', '[(', 'lamp ']) {
    expect(await results(text.repeat(200_000))).toHaveProperty('condensed');
  }
});
