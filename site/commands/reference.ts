import { parseArgs } from 'node:util';

import { printCounts } from '../reference/printCounts';
import { readReference } from '../reference/readReference';
import { report } from './report';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: 'boolean' } } });

try {
  const reference = readReference(positionals[0] ?? 'proto');
  console.log(values.json ? JSON.stringify(reference, null, 2) : printCounts(reference));
} catch (error) {
  report(error);
}
