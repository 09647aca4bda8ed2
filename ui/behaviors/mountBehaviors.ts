import type { Behavior, BehaviorHost } from './behavior';
import { announcementBar } from '../components/AnnouncementBar/AnnouncementBar.behavior';
import { apiContents } from '../components/ApiContents/ApiContents.behavior';
import { checklist } from '../components/Checklist/Checklist.behavior';
import { codeBlock } from '../components/CodeBlock/CodeBlock.behavior';
import { colorModeToggle } from '../components/ColorModeToggle/ColorModeToggle.behavior';
import { copyMenu } from '../components/CopyMenu/CopyMenu.behavior';
import { openRequestForm } from '../components/OpenRequestForm/OpenRequestForm.behavior';
import { feedback } from '../components/Feedback/Feedback.behavior';
import { disclosure } from '../components/Disclosure/Disclosure.behavior';
import { menu } from '../components/Menu/Menu.behavior';
import { mobileSidebar } from '../components/MobileSidebar/MobileSidebar.behavior';
import { notFound } from '../components/NotFound/NotFound.behavior';
import { picture } from '../components/Picture/Picture.behavior';
import { symbolBar } from '../components/SymbolBar/SymbolBar.behavior';
import { beforeAfter } from '../components/BeforeAfter/BeforeAfter.behavior';
import { requestExample } from '../components/RequestExample/RequestExample.behavior';
import { exampleValues } from '../components/ExampleValues/ExampleValues.behavior';
import { inputMethod } from './inputMethod';
import { scrollers } from './scrollers';
import { navbar } from '../components/Navbar/Navbar.behavior';
import { searchButton } from '../components/SearchButton/SearchButton.behavior';
import { sidebar } from '../components/Sidebar/Sidebar.behavior';
import { tableOfContents } from '../components/TableOfContents/TableOfContents.behavior';
import { tabs } from '../components/Tabs/Tabs.behavior';
import { versionMenu } from '../components/VersionMenu/VersionMenu.behavior';

/** Behaviors that every page has. The keys of input methods are kept from all others. */
const behaviors: readonly Behavior[] = [
  inputMethod,
  announcementBar,
  codeBlock,
  colorModeToggle,
  copyMenu,
  openRequestForm,
  feedback,
  menu,
  mobileSidebar,
  requestExample,
  scrollers,
  searchButton,
  sidebar,
  tableOfContents,
  tabs,
];

/** Behaviors of rare components, which the site loads on the pages that need them, and `disclosure`, which its navigation replaces. */
export const lazyBehaviors: readonly Behavior[] = [
  apiContents,
  checklist,
  disclosure,
  navbar,
  notFound,
  picture,
  symbolBar,
  beforeAfter,
  exampleValues,
  versionMenu,
];

/** Documents with behaviors, and how to unmount them. */
const mounted = new WeakMap<Document, AbortController>();

/**
 * Mounts behaviors for all components of a document, present and future, once. Errors are logged.
 *
 * @returns A function that unmounts them.
 */
export function mountBehaviors(
  document: Document,
  host: BehaviorHost,
  further: readonly Behavior[] = [],
): () => void {
  const running = mounted.get(document) ?? new AbortController();
  if (!mounted.has(document)) {
    mounted.set(document, running);
    for (const begin of [...behaviors, ...further]) {
      try {
        begin({ document, host, signal: running.signal });
      } catch (error) {
        console.error(error);
      }
    }
  }
  return () => {
    running.abort();
    mounted.delete(document);
  };
}
