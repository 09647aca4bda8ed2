import { resolve } from 'node:path';

import { globSync } from 'tinyglobby';

import { runStep, type StepResult } from './runStep';
import { steps, type Step } from './steps';

if (process.argv.includes('--help')) {
  console.log(`Usage: npm test | npm run check | npm run visual -- [COMPONENT] | npm run visual:update -- [COMPONENT]

npm test runs every check; -- --only NAME one of ${steps.map(({ name }) => name).join(', ')}. check runs the quick ones.
visual compares pictures, of one component if it is named; visual:update accepts them.`);
  process.exit();
}
const fast = process.argv.includes('--fast');
const onlyAt = process.argv.indexOf('--only');
const only = onlyAt === -1 ? undefined : process.argv[onlyAt + 1];
const update = process.argv.includes('--update');
const named = only === 'visual' ? process.argv.slice(onlyAt + 2).filter((arg) => !arg.startsWith('-')) : [];
const [component] = named;

if (named.length > 1) {
  console.error(`Name one component, not ${named.length}: ${named.join(', ')}.`);
  process.exit(2);
}
if (component !== undefined && globSync(`ui/**/${component}.stories.tsx`).length === 0) {
  console.error(
    `There are no stories of ${JSON.stringify(component)}. Name a stories file, such as Button for Button.stories.tsx.`,
  );
  process.exit(2);
}

const oneStorybook = 'node_modules/.cache/storybook-of-one';
if (component !== undefined) {
  process.env.STORYBOOK_ONLY = component;
  process.env.STORYBOOK_FOLDER = resolve(oneStorybook);
}

const selected = withNeeds(
  steps.filter((step) => (only === undefined ? !fast || step.fast : step.name === only)),
);
if (selected.length === 0) {
  console.error(
    `There is no step ${JSON.stringify(only)}. Steps: ${steps.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}

/** Steps that wait only for a free lane, with the function that starts them. */
const ready = new Map<Step, () => void>();
// One more than two processors: steps wait for files, browsers and builds.
let freeLanes = 3;
const started = new Map<Step, Promise<StepResult>>();
const results = await Promise.all(selected.map(start));

const sum = (count: (result: StepResult) => number) =>
  results.reduce((total, result) => total + count(result), 0);
const failedSteps = selected.filter((_, index) => results[index]!.failed > 0).map(({ name }) => name);
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}. See their output above.`);
console.log(`\n${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`);
process.exit(failedSteps.length > 0 ? 1 : 0);

function start(step: Step): Promise<StepResult> {
  const running = started.get(step) ?? run(step);
  started.set(step, running);
  return running;
}

/** Runs a step in a lane, once the steps before it have ended. If a step that it needs failed, it counts as one failure. */
async function run(step: Step): Promise<StepResult> {
  const { name, needs = [], after = [] } = step;
  const earlier = selected.filter((other) => [...needs, ...after].includes(other.name));
  const ended = await Promise.all(earlier.map(start));
  const failedStep = earlier.find((other, index) => needs.includes(other.name) && ended[index]!.failed > 0);
  if (failedStep === undefined) return inLane(step, () => runStep(withComponent(step), { update }));
  console.log(`\n✗ ${name}: not run, because ${failedStep.name} failed`);
  return { passed: 0, failed: 1 };
}

/** Runs a step when a lane is free and no earlier step in the list is waiting for one. */
async function inLane(step: Step, work: () => Promise<StepResult>): Promise<StepResult> {
  await new Promise<void>((go) => {
    ready.set(step, go);
    // Other steps may become ready at the same time.
    setImmediate(fillLanes);
  });
  const result = await work();
  freeLanes++;
  setImmediate(fillLanes);
  return result;
}

function fillLanes(): void {
  for (const step of steps) {
    const go = ready.get(step);
    if (go === undefined || freeLanes === 0) continue;
    ready.delete(step);
    freeLanes--;
    go();
  }
}

/** Builds a separate Storybook with the stories of one component, and runs only the tests whose titles contain it. */
function withComponent(step: Step): Step {
  if (component === undefined) return step;
  const more = { storybook: ['-o', oneStorybook], visual: ['--grep', ` ${component}: `] }[step.name];
  return { ...step, command: [...step.command, ...(more ?? [])] };
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
