import type { SharedPage, SharingSite } from './sharedPage';

/** A site for tests, under a base. */
export const sampleSite: SharingSite = {
  title: 'Lighthouse',
  tagline: 'Shows the way',
  address: 'https://light.example.com',
  base: '/docs/',
  language: 'en',
  publisher: { name: 'Coast & Co', url: 'https://coast.example.com', profiles: ['https://code.example.com'] },
};

/** A document of it. */
export const samplePage: SharedPage = {
  route: '/cli/sync',
  title: 'Sync',
  description: 'Runs a sync.',
  facts: { type: 'document', modified: '2025-02-03T04:05:06+01:00' },
  trail: [{ label: 'CLI' }, { label: 'Sync' }],
  authors: [],
  keywords: [],
};
