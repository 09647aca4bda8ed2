import { useHead, usePage } from '@rspress/core/runtime';
import { useCallback, useState } from 'react';

import { ColorModeToggle, MobileSidebar, Navbar, NotFound, PageFrame, SiteFooter, SkipLink } from '#ui';

import { withBase } from '../documents/withBase';
import { Announcement } from './Announcement';
import { documentHead } from './documentHead';
import { DocumentPage } from './DocumentPage';
import { markCurrent, navbarLinks } from './navigation';
import type { SitePage } from './page';
import { useArrival } from './useArrival';
import { useClientNavigation } from './useClientNavigation';
import { useColorMode } from './useColorMode';
import { useSettings } from './useSettings';

/** The frame of every page: reads what Rspress knows and hands it to the design system. */
export function SiteLayout() {
  const page = usePage().page as unknown as SitePage;
  const settings = useSettings();
  const { mode, toggle } = useColorMode();
  const [drawer, setDrawer] = useState(false);
  const closeDrawer = useCallback(() => setDrawer(false), []);
  useClientNavigation(settings.base, closeDrawer);
  useArrival();
  useHead(documentHead(page, settings));

  const { title, navbar, footer, base } = settings;
  const links = navbarLinks(navbar.links, page.routePath, base);
  const groups = markCurrent(page.navigation?.sidebar ?? [], withBase(page.routePath, base));
  const colorModeToggle = settings.colorMode.switch && <ColorModeToggle mode={mode} onToggle={toggle} />;

  return (
    <>
      <SkipLink />
      <Announcement />
      <Navbar
        title={title}
        homeHref={base}
        links={links}
        iconLinks={navbar.icons}
        actions={colorModeToggle}
        onOpenMenu={() => setDrawer(true)}
      />
      <MobileSidebar
        open={drawer}
        onOpenChange={setDrawer}
        title={title}
        homeHref={base}
        links={links}
        iconLinks={navbar.icons}
        groups={groups}
        actions={colorModeToggle}
      />
      {page.pageType === '404' ? (
        <PageFrame>
          <NotFound homeHref={base} />
        </PageFrame>
      ) : (
        <DocumentPage page={page} groups={groups} />
      )}
      <SiteFooter copyright={footer.copyright} links={footer.links} />
    </>
  );
}
