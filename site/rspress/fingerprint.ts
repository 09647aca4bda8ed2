import { createHash } from 'node:crypto';

import type { Content } from '../render/pages/readContent';

/** What changes with the text of one page, and is shown on that page alone. */
const ofOnePage = new Set([
  'updated',
  'line',
  'column',
  'position',
  'anchors',
  'references',
  'readingTime',
  'diagrams',
]);

/**
 * A short text that stands for all that one page shows of another: names, places, addresses, lists of the changelog, the API
 * reference. It stays the same while somebody writes the text of a page.
 */
export function fingerprint({ site, changelog, reference }: Content): string {
  const documents = site.documents.map(({ id, frontMatter }) => ({ id, frontMatter }));
  const whole = {
    documents,
    navigation: [...site.navigation],
    messages: [...site.messages],
    changelog,
    reference,
  };
  const text = JSON.stringify(whole, (key, value: unknown) => (ofOnePage.has(key) ? undefined : value));
  return createHash('sha256').update(text).digest('hex');
}
