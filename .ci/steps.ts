/** One check of the project. */
export interface Step {
  name: string;
  /** Command and arguments. */
  command: string[];
  /** Steps whose output it works on. */
  needs?: string[];
  /** Steps that must have ended, with any result, if they are part of the run. */
  after?: string[];
  /** Whether it belongs to the quick part, `npm run check`. @default false */
  fast?: boolean;
  /** The file with its test runner's counts; without it, the step counts as one test. */
  report?: { kind: 'vitest' | 'playwright'; file: string };
  /** Arguments that make it accept the current pictures. */
  update?: string[];
}

const vitest = (project: string, name: string): Pick<Step, 'command' | 'report'> => ({
  command: `vitest run --reporter=default --reporter=json --outputFile=reports/${name}.json --project`
    .split(' ')
    .concat(project),
  report: { kind: 'vitest', file: `reports/${name}.json` },
});

/** Every check. Three run at a time. If several can start, the first in the list does, so long chains come first. */
export const steps: Step[] = [
  { name: 'build', command: ['npm', 'run', 'build', '--', '--strict'] },
  {
    name: 'storybook',
    command: ['storybook', 'build', '--disable-telemetry', '--quiet', '-o', 'storybook-static'],
  },
  { name: 'types', command: ['node', 'node_modules/typescript-native/bin/tsc', '-p', '.'], fast: true },
  { name: 'lint', command: ['oxlint', '--deny-warnings'], fast: true },
  { name: 'format', command: ['oxfmt', '--check'], fast: true },
  { name: 'spelling', command: ['cspell', 'lint', '--no-progress', '--show-suggestions'], fast: true },
  { name: 'unused', command: ['knip'] },
  // Builds use no packages that a production install leaves out.
  { name: 'dependencies', command: ['knip', '--production', '--strict', '--dependencies'] },
  { name: 'unit', ...vitest('unit', 'unit'), fast: true },
  { name: 'stories', ...vitest('stories', 'stories') },
  { name: 'fixtures', command: ['node', 'site/run.mjs', 'site/e2e/buildFixtures.ts'], after: ['build'] },
  // Builds of sites don't run in parallel, nor do runs of stories: a test of this step is one.
  {
    name: 'commands',
    ...vitest('unit commands', 'commands'),
    after: ['build', 'fixtures', 'stories'],
  },
  { name: 'behaviors', ...vitest('behaviors', 'behaviors') },
  {
    name: 'visual',
    command: ['playwright', 'test', '--config', '.ci/visual/playwright.config.ts'],
    needs: ['storybook'],
    report: { kind: 'playwright', file: 'reports/visual.json' },
    update: ['--update-snapshots=changed'],
  },
  // Three browsers keep two processors busy, so no other browser or build runs in parallel.
  {
    name: 'end-to-end',
    command: ['playwright', 'test', '--config', 'site/e2e/playwright.config.ts'],
    needs: ['build', 'fixtures'],
    after: ['commands', 'behaviors', 'visual'],
    report: { kind: 'playwright', file: 'reports/end-to-end.json' },
  },
];
