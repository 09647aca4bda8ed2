import { expect, it } from 'vitest';

import { smallestSettings } from '../../fixtures/smallestSettings';
import { readSettings } from '../../settings/readSettings';
import type { SettingsInput } from '../../settings/schema';
import { otherOrigins } from './otherOrigins';

const origins = (further: Partial<SettingsInput> = {}) =>
  otherOrigins(readSettings({ ...smallestSettings, ...further }, 'settings.ts'));

const algolia = { provider: 'algolia', applicationId: 'LATENCY', key: 'abc', index: 'docs' } as const;

it('are none by default', () => {
  expect(origins()).toEqual({ script: [], connect: [] });
});

it('are the servers of the application with a hosted search', () => {
  expect(origins({ search: algolia })).toEqual({
    script: [],
    connect: [
      'https://LATENCY-1.algolianet.com',
      'https://LATENCY-2.algolianet.com',
      'https://LATENCY-3.algolianet.com',
      'https://LATENCY-dsn.algolia.net',
      'https://LATENCY.algolia.net',
    ],
  });
});

it('are the server that replaces it, and no other', () => {
  const { connect } = origins({ search: { ...algolia, host: 'https://search.example.com' } });
  expect(connect).toEqual(['https://search.example.com']);
});

it('are those of analytics and of the visitor-intent script, each once', () => {
  const further = {
    search: { ...algolia, host: 'https://events.example.com' },
    analytics: { key: 'abc', host: 'https://events.example.com/ingest' },
    visitorIntent: { key: 'def', script: 'https://tag.example.com/{key}.js' },
  };
  expect(origins(further)).toEqual({
    script: ['https://tag.example.com'],
    connect: ['https://events.example.com', 'https://tag.example.com'],
  });
});
