import { useCallback, useEffect, useState } from 'react';

import {
  ColorModeToggle,
  LoadError,
  MobileSidebar,
  Navbar,
  PageFrame,
  RouteProgress,
  SearchButton,
  SiteFooter,
  SkipLink,
  VersionMenu,
  VisuallyHidden,
} from '#ui';

import { withBase } from '../documents/withBase';
import { Announcement } from './Announcement';
import { announceApp } from './light/appState';
import { useColorMode } from './memory/useColorMode';
import { usePreferredVersion } from './memory/usePreferredVersion';
import { markCurrent, navbarLinks } from './navigation/links';
import { useArrival } from './navigation/useArrival';
import { useClientNavigation } from './navigation/useClientNavigation';
import { useHiddenOnScroll } from './navigation/useHiddenOnScroll';
import { usePrefetch } from './navigation/usePrefetch';
import { useProgress } from './navigation/useProgress';
import { DocumentHead } from './page/DocumentHead';
import { DocumentPage } from './page/DocumentPage';
import { NotFoundPage } from './page/NotFoundPage';
import { PageScriptData } from './page/PageScriptData';
import { pageTitle } from './page/pageTitle';
import { useSitePage } from './page/useSitePage';
import { SiteRegion } from './regions/SiteRegion';
import { useSearchDialog } from './search/useSearchDialog';
import { useSettings } from './useSettings';

/** The frame of every page: reads what Rspress knows and hands it to the design system. */
export function SiteLayout() {
  const page = useSitePage();
  const settings = useSettings();
  const { title, navbar, footer, base } = settings;
  const { mode, toggle } = useColorMode();
  const { preferred, prefer } = usePreferredVersion();
  const [drawer, setDrawer] = useState(false);
  const closeDrawer = useCallback(() => setDrawer(false), []);
  const { journey, retry, stay } = useClientNavigation(base, closeDrawer);
  const { open: openSearch, prepare: prepareSearch, dialog: searchDialog } = useSearchDialog();
  const progress = useProgress(journey.state === 'loading');
  const hidden = useHiddenOnScroll(navbar.hideOnScroll);
  usePrefetch(base, page.routePath);
  const announcement = useArrival(page.routePath, pageTitle(page, settings));
  useEffect(announceApp, []);

  const versions = page.navigation?.versions ?? [];
  const links = navbarLinks(
    navbar.links,
    page.routePath,
    settings,
    versions.length > 0 ? undefined : preferred,
  );
  const { sidebar = [], within } = page.navigation ?? {};
  const groups = markCurrent(sidebar, withBase(page.routePath, base), within);
  const footerLinks = footer.links.map((link) => ({ ...link, href: withBase(link.href, base) }));
  const colorModeToggle = settings.colorMode.switch && <ColorModeToggle mode={mode} onToggle={toggle} />;

  return (
    <>
      {process.env.__SSR__ || process.env.NODE_ENV === 'development' ? (
        <DocumentHead page={page} settings={settings} />
      ) : null}
      <RouteProgress state={progress} data-progress={progress} />
      <VisuallyHidden role="status" data-announcer="">
        {announcement}
      </VisuallyHidden>
      <SkipLink />
      <SiteRegion name="announcement">
        <Announcement />
      </SiteRegion>
      <SiteRegion name="navbar" resetKey={page.routePath}>
        <Navbar
          title={title}
          homeHref={base}
          links={links}
          iconLinks={navbar.icons}
          search={<SearchButton onOpen={() => openSearch()} onIntent={prepareSearch} />}
          versions={versions.length > 0 && <VersionMenu versions={versions} onSelect={prefer} />}
          actions={colorModeToggle}
          onOpenMenu={() => setDrawer(true)}
          state={hidden ? 'hidden' : 'shown'}
        />
      </SiteRegion>
      <SiteRegion name="navigation" resetKey={page.routePath}>
        <MobileSidebar
          data-drawer=""
          open={drawer}
          onOpenChange={setDrawer}
          title={title}
          homeHref={base}
          links={links}
          iconLinks={navbar.icons}
          groups={groups}
          actions={
            <>
              {versions.length > 0 && <VersionMenu versions={versions} side="above" onSelect={prefer} />}
              {colorModeToggle}
            </>
          }
        />
      </SiteRegion>
      <SiteRegion name="search" resetKey={page.routePath}>
        {searchDialog}
      </SiteRegion>
      {journey.state === 'failed' ? (
        <PageFrame>
          <LoadError detail={journey.reason} onRetry={retry} onStay={stay} />
        </PageFrame>
      ) : page.pageType === '404' ? (
        <NotFoundPage onSearch={openSearch} />
      ) : (
        <DocumentPage page={page} groups={groups} />
      )}
      <SiteFooter copyright={footer.copyright} links={footerLinks} />
      <PageScriptData page={page} />
    </>
  );
}
