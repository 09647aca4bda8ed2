import type { Behavior } from './behavior';
import { apiRow } from '../components/ApiRow/ApiRow.behavior';
import { symbolBar } from '../components/SymbolBar/SymbolBar.behavior';
import { revealTarget } from './revealTarget';
import { versionMenu } from '../components/VersionMenu/VersionMenu.behavior';
import { lazyBehaviors } from './lazyBehaviors';

/** All behaviors that not every page has. The site mounts `versionMenu` only if it has versions; its navigation does what `revealTarget` does. */
export const optionalBehaviors: readonly Behavior[] = [
  ...lazyBehaviors,
  apiRow,
  symbolBar,
  revealTarget,
  versionMenu,
];
