import type { Behavior } from '../behaviors/behavior';
import { apiRow } from '../components/ApiRow/ApiRow.behavior';
import { symbolBar } from '../components/SymbolBar/SymbolBar.behavior';
import { revealTarget } from './revealTarget';
import { versionMenu } from '../components/VersionMenu/VersionMenu.behavior';
import { lazyBehaviors } from './lazyBehaviors';

/** All behaviors that `mountBehaviors` leaves out. The site mounts each where it is needed, and replaces `revealTarget`. */
export const optionalBehaviors: readonly Behavior[] = [
  ...lazyBehaviors,
  apiRow,
  symbolBar,
  revealTarget,
  versionMenu,
];
