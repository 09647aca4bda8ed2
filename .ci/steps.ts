/** One check of the project. */
export interface Step {
  name: string;
  /** Command and arguments. */
  command: string[];
  /** Steps whose output it works on. */
  needs?: string[];
  /** Steps that must have ended, however they went, when they run at all. */
  after?: string[];
  /** Whether it belongs to the quick part, `npm run check`. @default false */
  fast?: boolean;
  /** Where its test runner writes counts; without one the step counts as one test. */
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

/** Every check. Three run at a time. When several can start, the first in the list does, so long chains come first. */
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
  // No build uses a package that a production install leaves out.
  { name: 'dependencies', command: ['knip', '--production', '--strict', '--dependencies'] },
  { name: 'unit', ...vitest('unit', 'unit'), fast: true },
  { name: 'stories', ...vitest('stories', 'stories') },
  { name: 'fixtures', command: ['node', 'site/run.mjs', 'site/e2e/buildFixtures.ts'], after: ['build'] },
  // Builds of sites do not run beside each other, and neither do runs of stories: a test of this step is one.
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
  // Three browsers keep two processors busy, so no other browser and no build runs beside it.
  {
    name: 'end-to-end',
    command: ['playwright', 'test', '--config', 'site/e2e/playwright.config.ts'],
    needs: ['build', 'fixtures'],
    after: ['commands', 'behaviors', 'visual'],
    report: { kind: 'playwright', file: 'reports/end-to-end.json' },
  },
];
