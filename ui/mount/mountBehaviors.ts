import type { Behavior, BehaviorServices, ServiceScope } from '../behaviors/behavior';
import { announcementBar } from '../components/AnnouncementBar/AnnouncementBar.behavior';
import { codeBlock } from '../components/CodeBlock/CodeBlock.behavior';
import { colorModeToggle } from '../components/ColorModeToggle/ColorModeToggle.behavior';
import { copyMenu } from '../components/CopyMenu/CopyMenu.behavior';
import { feedback } from '../components/Feedback/Feedback.behavior';
import { menu } from '../components/Menu/Menu.behavior';
import { mobileSidebar } from '../components/MobileSidebar/MobileSidebar.behavior';
import { openRequestForm } from '../components/OpenRequestForm/OpenRequestForm.behavior';
import { requestExample } from '../components/RequestExample/RequestExample.behavior';
import { searchButton } from '../components/SearchButton/SearchButton.behavior';
import { sidebar } from '../components/Sidebar/Sidebar.behavior';
import { tableOfContents } from '../components/TableOfContents/TableOfContents.behavior';
import { tabs } from '../components/Tabs/Tabs.behavior';
import { inputMethod } from '../behaviors/inputMethod';
import { scrollerFocus } from '../behaviors/scroller';

/** Behaviors that every page has. The first one keeps the keys of input methods from the others. */
const behaviors: readonly Behavior<ServiceScope>[] = [
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
  scrollerFocus,
  searchButton,
  sidebar,
  tableOfContents,
  tabs,
];

/** Documents with behaviors, and how to unmount them. */
const mounted = new WeakMap<Document, AbortController>();

/** Mounts the behaviors of a document once, for present and future markup. Returns a function that unmounts them. */
export function mountBehaviors(
  document: Document,
  services: BehaviorServices,
  extra: readonly Behavior[] = [],
): () => void {
  const running = mounted.get(document) ?? new AbortController();
  if (!mounted.has(document)) {
    mounted.set(document, running);
    for (const behavior of [...behaviors, ...extra]) {
      try {
        behavior({ document, services, signal: running.signal });
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
