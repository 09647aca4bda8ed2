import { expect, test } from 'vitest';

import { programToOpen } from './openReport';

test.each([
  [{ DISPLAY: ':0' }, 'linux', true, 'xdg-open'],
  [{ WAYLAND_DISPLAY: 'wayland-0' }, 'linux', true, 'xdg-open'],
  [{}, 'darwin', true, 'open'],
  [{}, 'linux', true, undefined],
  [{ DISPLAY: ':0', CI: 'true' }, 'linux', true, undefined],
  [{}, 'darwin', false, undefined],
] as const)('a report opens where somebody looks: %j on %s', (environment, platform, isTerminal, program) => {
  expect(programToOpen(environment, platform, isTerminal)).toBe(program);
});
