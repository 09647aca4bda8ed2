import { expect, test } from 'vitest';

import { findIdleBehaviors } from './findIdleBehaviors';
import { readSource } from '#ci/readSource';

const file = 'ui/components/Lamp/Lamp.behavior.ts';
const shining = 'export const parts = {};\nexport const lamp: Behavior = () => {};';
const beside = ['ui/components/Lamp/Lamp.behavior.test.tsx', 'ui/components/Lamp/Lamp.stories.tsx'];
const mounting =
  "import { lamp } from '../components/Lamp/Lamp.behavior';\nconst behaviors: readonly Behavior[] = [lamp];";

interface Planted {
  name?: string;
  text?: string;
  mount?: string;
  door?: string;
  files?: string[];
}

const find = ({ name = file, text = shining, mount = mounting, door = '', files = beside }: Planted) =>
  findIdleBehaviors(readSource(name, text), {
    mount: readSource('ui/behaviors/mountBehaviors.ts', mount),
    door: readSource('ui/behaviors.ts', door),
    files: new Set(files),
  });

test('lets a behavior pass that is mounted, and has a test and a story', () => {
  expect(find({})).toEqual([]);
});

test('lets functions pass that the site calls through the door', () => {
  const text = 'export function light() {}';
  const door = "export { light } from './components/Lamp/Lamp.behavior';";
  expect(find({ text, mount: '', door })).toEqual([]);
});

test.each([
  ['not imported', ''],
  ['imported, and not in the list', mounting.replace('[lamp]', '[]')],
  ['the name of another', mounting.replace('/Lamp/Lamp.', '/Light/Light.')],
])('finds a behavior that is %s', (_, mount) => {
  expect(find({ mount })).toEqual([
    `${file}:2 exports the behavior lamp, and no page has it: add it to the list in ui/behaviors/mountBehaviors.ts`,
  ]);
});

test('finds a behavior that lies beside no component', () => {
  expect(find({ name: 'ui/behaviors/shine.ts' })).toEqual([
    'ui/behaviors/shine.ts:2 exports the behavior lamp, and no page has it: add it to the list in ui/behaviors/mountBehaviors.ts',
  ]);
});

test.each(['', "export type { Light } from './components/Lamp/Lamp.behavior';"])(
  'finds a file that no page could reach, with the door %j',
  (door) => {
    expect(find({ text: 'export function light() {}', mount: '', door })).toEqual([
      `${file}:1 is neither mounted nor exported: export a Behavior and add it to ui/behaviors/mountBehaviors.ts, or export what the site calls from ui/behaviors.ts`,
    ]);
  },
);

test('finds a missing test and a missing story, both at once', () => {
  expect(find({ files: ['ui/components/Other/Other.stories.tsx'] })).toEqual([
    `${file}:1 has no test: write ui/components/Lamp/Lamp.behavior.test.tsx`,
    `${file}:1 has no story: write ui/components/Lamp/Lamp.stories.tsx`,
  ]);
});
