import type { Behavior } from '../behaviors/behavior';
import { apiRow } from '../components/ApiRow/ApiRow.behavior';
import { symbolBar } from '../components/SymbolBar/SymbolBar.behavior';
import { revealTarget } from './revealTarget';
import { versionMenu } from '../components/VersionMenu/VersionMenu.behavior';
import { lazyBehaviors } from './lazyBehaviors';

/** Behaviors that not every page has. The site mounts `versionMenu` if it has versions, and replaces `revealTarget`. */
export const optionalBehaviors: readonly Behavior[] = [
  ...lazyBehaviors,
  apiRow,
  symbolBar,
  revealTarget,
  versionMenu,
];
