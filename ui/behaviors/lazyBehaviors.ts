import type { Behavior } from './behavior';
import { apiRow } from '../components/ApiRow/ApiRow.behavior';
import { symbolBar } from '../components/SymbolBar/SymbolBar.behavior';
import { disclosure } from '../components/Disclosure/Disclosure.behavior';
import { versionMenu } from '../components/VersionMenu/VersionMenu.behavior';
import { rareBehaviors } from './rareBehaviors';

/** All behaviors that not every page has. The site mounts `versionMenu` only if it has versions; its navigation does what `disclosure` does. */
export const lazyBehaviors: readonly Behavior[] = [
  ...rareBehaviors,
  apiRow,
  symbolBar,
  disclosure,
  versionMenu,
];
