import { checkFloor } from './checkFloor';
import { floor } from './support';
import { withoutThem } from './withoutThem';

// Checks the built site: `node site/run.mjs .ci/floor/main.ts [FOLDER]`.
const problems = checkFloor(process.argv[2] ?? 'dist', withoutThem);
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(
    `\nThe site is made for ${Object.entries(floor)
      .map(([name, version]) => `${name} ${version}`)
      .join(', ')} and later. ` +
      'Leave the feature out, ask for it first (@supports, typeof), or write into .ci/floor/withoutThem.ts what a reader has without it.',
  );
  process.exit(1);
}
