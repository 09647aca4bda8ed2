import { countsByFile } from '../reference/countSymbols';
import { readReference } from '../reference/readReference';
import { runCommand } from './runCommand';

await runCommand({
  usage: `Usage: npm run reference -- [FOLDER] [--json]

Reads the .proto files under a folder (proto, if none is named) and prints how much each declares.
--json prints the whole model instead.`,
  allowPositionals: true,
  options: { json: { type: 'boolean' } },
  run({ values, positionals: [folder = 'proto'] }) {
    const reference = readReference(folder);
    if (values.json) console.log(JSON.stringify(reference, null, 2));
    else console.table(countsByFile(reference));
  },
});
