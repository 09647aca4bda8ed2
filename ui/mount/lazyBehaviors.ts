import type { Behavior } from '../behaviors/behavior';
import { apiContents } from '../components/ApiContents/ApiContents.behavior';
import { beforeAfter } from '../components/BeforeAfter/BeforeAfter.behavior';
import { checklist } from '../components/Checklist/Checklist.behavior';
import { exampleValues } from '../components/ExampleValues/ExampleValues.behavior';
import { navbar } from '../components/Navbar/Navbar.behavior';
import { picture } from '../components/Picture/Picture.behavior';

/** Behaviors of components that few pages have. The site loads them on those pages, without services. */
export const lazyBehaviors: readonly Behavior[] = [
  apiContents,
  checklist,
  navbar,
  picture,
  beforeAfter,
  exampleValues,
];
