import { expect, test } from 'vitest';

import { messagesOf } from '../content/documents/errorMessages';
import { engine, site } from '../fixtures/searchedSite';

/** Messages as printed: in code, at the start of a row. */
const printed = new Set(
  site.documents.flatMap((document) =>
    messagesOf(document.tree).flatMap(({ cell: [first] }) =>
      first?.type === 'inlineCode' ? [first.value] : [],
    ),
  ),
);

/** The rows that explain a message, by message. Some are in Troubleshooting, along with the pages on the tasks. */
const rows = new Map<string, string[]>();
for (const { route, anchors } of site.documents) {
  for (const { kind, label, id } of anchors!) {
    if (kind === 'row' && printed.has(label)) rows.set(label, [...(rows.get(label) ?? []), `${route}#${id}`]);
  }
}
const messages = [...rows].map(([message, places]) => ({ message, places }));

/** The first words of a message, as typed by somebody who copies it by hand. */
const beginningOf = (message: string) => message.split(/\s+/).slice(0, 5).join(' ');

async function firstHit(query: string): Promise<string | undefined> {
  const { hits } = await engine.search({ query, hitsPerPage: 3 });
  return hits[0]?.url;
}

test('there are at least 60 messages', () => {
  expect(messages.length).toBeGreaterThanOrEqual(60);
});

test('each message, as printed, finds its row first', async () => {
  const missed: object[] = [];
  for (const { message, places } of messages) {
    const found = await firstHit(message);
    if (!places.includes(found ?? '')) missed.push({ message, places, found });
  }
  expect(missed).toEqual([]);
});

/** The prefix of a message in a log. */
const inFront = '2026-03-14T09:26:53.589Z /srv/lamps/internal/worker/run.go:118 127.0.0.1:5432 ';

test.each([
  ['each message in a line of a log', async (line: string) => line],
  [
    'what the field keeps of such a line',
    async (line: string) => (await engine.search({ query: line })).condensed!,
  ],
])('%s finds its row first, except for one in twenty', async (_what, queryOf) => {
  const missed: object[] = [];
  for (const { message, places } of messages) {
    const query = await queryOf(`${inFront}${message}`);
    const found = await firstHit(query);
    if (!places.includes(found ?? '')) missed.push({ query, places, found });
  }
  expect(missed.slice(messages.length / 20)).toEqual([]);
});

test('the first words of a message find a row that begins with them first', async () => {
  const missed: object[] = [];
  for (const { message } of messages) {
    const words = beginningOf(message);
    const places = messages
      .filter((other) => other.message.startsWith(words))
      .flatMap((other) => other.places);
    const found = await firstHit(words);
    if (!places.includes(found ?? '')) missed.push({ words, places, found });
  }
  expect(missed).toEqual([]);
});
