import { globSync } from 'tinyglobby';

import { openReport } from './openReport';
import { steps, type Step } from './steps';
import { runStep, type StepResult } from './runStep';

/**
 * Runs every check of the project, two lanes at a time, and closes with the number of tests.
 *
 * `--fast` runs types, lint, format and unit tests only. `--only NAME` runs one step and what it needs; `--update`
 * makes it accept what it sees, where it compares pictures, and a name after these is the component whose pictures it takes.
 */
const fast = process.argv.includes('--fast');
const onlyAt = process.argv.indexOf('--only');
const only = onlyAt === -1 ? undefined : process.argv[onlyAt + 1];
const update = process.argv.includes('--update');
const component =
  only === 'visual' ? process.argv.slice(onlyAt + 2).find((arg) => !arg.startsWith('-')) : undefined;

if (component !== undefined && globSync(`ui/**/${component}.stories.tsx`).length === 0) {
  console.error(
    `There are no stories of ${JSON.stringify(component)}. Name a component as its folder in ui/components.`,
  );
  process.exit(2);
}

const wanted = withNeeds(
  steps.filter((step) => (only === undefined ? !fast || step.fast : step.name === only)),
);
if (wanted.length === 0) {
  console.error(
    `There is no step ${JSON.stringify(only)}. Steps: ${steps.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}

const results = new Map<string, StepResult>();
const lanes = 2;
let running = 0;
const waiting = [...wanted];
await new Promise<void>((done) => {
  const startNext = () => {
    while (running < lanes) {
      const index = waiting.findIndex(({ needs = [], after = [] }) =>
        [...needs, ...after.filter((name) => wanted.some((step) => step.name === name))].every((name) =>
          results.has(name),
        ),
      );
      if (index === -1) break;
      const [step] = waiting.splice(index, 1) as [Step];
      running++;
      const broken = step.needs?.find((need) => results.get(need)!.failed > 0);
      const result = broken === undefined ? runStep(withComponent(step), { update }) : skip(step, broken);
      void result.then((outcome) => {
        results.set(step.name, outcome);
        running--;
        startNext();
      });
    }
    if (running === 0 && waiting.length === 0) done();
  };
  startNext();
});

const all = [...results.values()];
const sum = (count: (result: StepResult) => number) =>
  all.reduce((total, result) => total + count(result), 0);
const failedSteps = [...results].filter(([, { failed }]) => failed > 0).map(([name]) => name);
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}. What they printed is above.`);
if (failedSteps.includes('visual')) openReport('reports/visual/index.html');
console.log(`\n${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`);
process.exit(failedSteps.length > 0 ? 1 : 0);

/** The pictures of one component alone: the ids of its stories have its name before two hyphens. */
function withComponent(step: Step): Step {
  if (component === undefined || step.name !== 'visual') return step;
  return { ...step, command: [...step.command, '--grep', `-${component.toLowerCase()}--`] };
}

function withNeeds(chosen: Step[]): Step[] {
  const names = new Set<string>();
  const add = (name: string) => {
    if (names.has(name)) return;
    names.add(name);
    steps.find((step) => step.name === name)?.needs?.forEach(add);
  };
  chosen.forEach(({ name }) => add(name));
  return steps.filter(({ name }) => names.has(name));
}

/** A step whose groundwork failed counts as one failure: nothing is known about what it tests. */
async function skip({ name }: Step, broken: string): Promise<StepResult> {
  console.log(`\n✗ ${name}: not run, because ${broken} failed`);
  return { passed: 0, failed: 1 };
}
