import type { Behavior } from '../behaviors/behavior';
import { apiRow } from '../components/ApiRow/ApiRow.behavior';
import { symbolBar } from '../components/SymbolBar/SymbolBar.behavior';
import { revealTarget } from './revealTarget';
import { versionMenu } from '../components/VersionMenu/VersionMenu.behavior';
import { lazyBehaviors } from './lazyBehaviors';

/** Behaviors that `mountBehaviors` leaves out. The site mounts each where it is needed; Storybook and tests, all at once. */
export const behaviorsMountedLater: readonly Behavior[] = [
  ...lazyBehaviors,
  apiRow,
  symbolBar,
  revealTarget, // only in development: in a built site, navigation does the same
  versionMenu,
];
