import type { Behavior } from '../behaviors/behavior';
import { apiRow } from '../components/ApiRow/ApiRow.behavior';
import { symbolBar } from '../components/SymbolBar/SymbolBar.behavior';
import { revealTarget } from './revealTarget';
import { versionMenu } from '../components/VersionMenu/VersionMenu.behavior';
import { lazyBehaviors } from './lazyBehaviors';

/** Behaviors that `mountBehaviors` leaves out, for Storybook and tests. Next to each: what mounts it in `site/browser/`. */
export const optionalBehaviors: readonly Behavior[] = [
  ...lazyBehaviors, // lazyBehaviors.ts
  apiRow, // apiRows.ts
  symbolBar, // apiRows.ts
  revealTarget, // islands.ts in development; navigation does the same in a built site
  versionMenu, // memory/rememberChoices.ts
];
