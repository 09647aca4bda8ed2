import { runCommand, UsageError } from '../site/cli/runCommand';
import { compareBuilds, notBuiltReason } from './compareBuilds';

await runCommand({
  usage: `Usage: npm run compare -- BEFORE AFTER

Lists the files that differ between two built sites, with the first place in each. Hashes in names, the name of the build
and React's ids are ignored. Exits with 1 if there are any.`,
  allowPositionals: true,
  run({ positionals: [before, after] }) {
    if (before === undefined || after === undefined) throw new UsageError('Name two folders.');
    for (const folder of [before, after]) {
      const problem = notBuiltReason(folder);
      if (problem) throw new UsageError(problem);
    }
    const { added, removed, changed } = compareBuilds(before, after);
    const lines = [
      ...added.map((path) => `+ ${path}`),
      ...removed.map((path) => `- ${path}`),
      ...changed.map(
        (file) => `  ${file.path}\n    ${JSON.stringify(file.before)}\n    ${JSON.stringify(file.after)}`,
      ),
    ];
    const count = `${added.length} added, ${removed.length} removed, ${changed.length} changed.`;
    console.log([...lines, count].join('\n'));
    if (lines.length > 0) process.exitCode = 1;
  },
});
