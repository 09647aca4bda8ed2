import { describe, expect, test } from 'vitest';

import { readReference } from '../../reference/readReference';
import { symbolsOf } from '../../reference/symbols';
import { referenceRecords } from './referenceRecords';

describe('referenceRecords', () => {
  const { files } = readReference('proto');

  test.each(files.map((file) => [file.path, file] as const))(
    'finds every symbol of %s once, at its anchor',
    (_path, file) => {
      const records = referenceRecords(file, {
        url: '/api/x.proto',
        language: 'en',
        docs_tag: 'current',
        area: 'api',
      });
      const anchors = records.map(({ anchor }) => anchor).filter((anchor) => anchor !== null);
      const wanted = symbolsOf(file).map(({ symbol }) => symbol.anchor);
      expect(anchors.toSorted()).toEqual(wanted.toSorted());
    },
  );

  test('includes every parent of a symbol', () => {
    const file = files.find(({ path }) => path.endsWith('/job.proto'))!;
    const records = referenceRecords(file, {
      url: '/api/job.proto',
      language: 'en',
      docs_tag: 'current',
      area: 'api',
    });
    const record = records.find(({ anchor }) => anchor === 'jobservice.getjob')!;
    expect(Object.values(record.hierarchy).filter(Boolean)).toEqual([
      'API reference',
      'job.proto',
      'JobService',
      'GetJob',
    ]);
  });
});
