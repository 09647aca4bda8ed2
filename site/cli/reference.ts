import { parseArgs } from 'node:util';

import { countsByFile } from '../reference/countSymbols';
import { readReference } from '../reference/readReference';
import { report } from './report';
import { usageOf } from './usageOf';

const end = usageOf(`Usage: npm run reference -- [FOLDER] [--json]

Reads the .proto files under a folder (proto, if none is named) and prints how much each declares.
--json prints the whole model instead.`);

const { values, positionals } = end.unless(() =>
  parseArgs({ allowPositionals: true, options: { json: { type: 'boolean' } } }),
);
try {
  const reference = readReference(positionals[0] ?? 'proto');
  if (values.json) console.log(JSON.stringify(reference, null, 2));
  else console.table(countsByFile(reference));
} catch (error) {
  report(error);
}
