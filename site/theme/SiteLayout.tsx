import { useHead, usePage } from '@rspress/core/runtime';
import { useCallback, useState } from 'react';

import { ColorModeToggle, MobileSidebar, Navbar, NotFound, PageFrame, SiteFooter, SkipLink } from '#ui';

import { withBase } from '../documents/withBase';
import { Announcement } from './Announcement';
import { documentHead } from './page/documentHead';
import { DocumentPage } from './page/DocumentPage';
import { markCurrent, navbarLinks } from './navigation/links';
import type { SitePage } from './page/sitePage';
import { useArrival } from './navigation/useArrival';
import { usePrefetch } from './navigation/usePrefetch';
import { useClientNavigation } from './navigation/useClientNavigation';
import { useColorMode } from './memory/useColorMode';
import { useSettings } from './useSettings';

/** The frame of every page: reads what Rspress knows and hands it to the design system. */
export function SiteLayout() {
  const page = usePage().page as unknown as SitePage;
  const settings = useSettings();
  const { mode, toggle } = useColorMode();
  const [drawer, setDrawer] = useState(false);
  const closeDrawer = useCallback(() => setDrawer(false), []);
  const { journey } = useClientNavigation(settings.base, closeDrawer);
  const announcement = useArrival(page.routePath);
  usePrefetch(settings.base, page.routePath);
  useHead(documentHead(page, settings));

  const { title, navbar, footer, base } = settings;
  const links = navbarLinks(navbar.links, page.routePath, base);
  const groups = markCurrent(page.navigation?.sidebar ?? [], withBase(page.routePath, base));
  const footerLinks = footer.links.map(({ label, href }) => ({ label, href: withBase(href, base) }));
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
      <SiteFooter copyright={footer.copyright} links={footerLinks} />
    </>
  );
}
