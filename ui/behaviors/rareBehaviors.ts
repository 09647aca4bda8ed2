import type { Behavior, BehaviorScope } from './behavior';
import { apiContents } from '../components/ApiContents/ApiContents.behavior';
import { apiRow } from '../components/ApiRow/ApiRow.behavior';
import { checklist } from '../components/Checklist/Checklist.behavior';
import { disclosure } from '../components/Disclosure/Disclosure.behavior';
import { navbar } from '../components/Navbar/Navbar.behavior';
import { notFound } from '../components/NotFound/NotFound.behavior';
import { picture } from '../components/Picture/Picture.behavior';
import { symbolBar } from '../components/SymbolBar/SymbolBar.behavior';
import { beforeAfter } from '../components/BeforeAfter/BeforeAfter.behavior';
import { exampleValues } from '../components/ExampleValues/ExampleValues.behavior';
import { versionMenu } from '../components/VersionMenu/VersionMenu.behavior';

/** Behaviors of components that few pages have. The site loads them on those pages. They fetch nothing. */
export const rareBehaviors: readonly ((scope: Omit<BehaviorScope, 'host'>) => void)[] = [
  apiContents,
  checklist,
  navbar,
  notFound,
  picture,
  symbolBar,
  beforeAfter,
  exampleValues,
];

/**
 * Behaviors that not every page has. The site loads `apiRow` on pages of the reference; its navigation and its memory do what the
 * others do.
 */
export const lazyBehaviors: readonly Behavior[] = [...rareBehaviors, apiRow, disclosure, versionMenu];
