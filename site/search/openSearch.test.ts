import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';

import { smallestSettings } from '../fixtures/smallestSettings';
import { readSettings } from '../settings/readSettings';
import { openSearchDescription } from './openSearch';

const settings = readSettings(
  { ...smallestSettings, title: 'Lamps & <Lights> of the World', base: '/docs/', tagline: 'Say "light"' },
  'site.config.ts',
);

test('the description leads browsers to the page of results', () => {
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' });
  expect(parser.parse(openSearchDescription(settings))).toMatchObject({
    OpenSearchDescription: {
      xmlns: 'http://a9.com/-/spec/opensearch/1.1/',
      ShortName: 'Lamps & <Lights>',
      Description: 'Say "light"',
      Url: [
        {
          type: 'text/html',
          method: 'get',
          template: 'https://smallest.example.com/docs/search?q={searchTerms}',
        },
        { rel: 'self', template: 'https://smallest.example.com/docs/opensearch.xml' },
      ],
      Language: 'en',
      InputEncoding: 'UTF-8',
    },
  });
});
