import { useHead, usePage } from '@rspress/core/runtime';

import * as ui from '#ui';
import { template } from '#ui/behaviors';

import { frameMarker, navbarLabelMarker, wholeSidebarMarker } from '../browser/pageMarkers';
import { withBase } from '../content/links/withBase';
import { pageKinds, type SitePage } from '../pages/pageData';
import { PageArticle } from './PageArticle';
import { markCurrent, navbarLinks, sidebarMarks } from './links';
import { shortenSidebar } from './shortenSidebar';
import { settings } from './settings';
import { pageHead } from './pageHead';

/** Every page: passes Rspress's data to the design system. Rendered once; its behaviors need no React. */
export function SiteLayout() {
  const page = useSitePage();
  useHead(pageHead(page, settings));
  const { title, navbar, footer, base } = settings;
  const { sidebar = [] } = page;
  const { sidebarHash, carriesSidebar, sidebarHref, versions = [] } = page.navigation ?? {};
  const isMissing = page.pageType === '404';
  const isLanding = page.layout === 'landing';
  const width = !isMissing && pageKinds[page.kind].isWide ? 'wide' : 'article';
  const links = navbarLinks(navbar.links, base, isMissing ? undefined : page.route);
  const href = withBase(page.route, base);
  const wholeSidebar = markCurrent(sidebar, href, sidebarHref);
  const groups = shortenSidebar(wholeSidebar);
  const footerLinks = footer.links.map((link) => ({ ...link, href: withBase(link.href, base) }));
  const colorModeToggle = settings.colorMode.switch && <ui.ColorModeToggle />;
  const navbarProps = { title, homeHref: base, links, iconLinks: navbar.icons };
  const navbarLabel = links.find(({ current }) => current)?.label;

  return (
    <>
      <ui.RouteProgress />
      <ui.SkipLink />
      <Announcement />
      <ui.Navbar
        {...navbarProps}
        search={<ui.SearchButton />}
        versions={versions.length > 0 && <ui.VersionMenu versions={versions} />}
        actions={colorModeToggle}
        {...(navbar.hideOnScroll && { hideOnScroll: true, 'data-needs': 'navbar' })}
      />
      <ui.MobileSidebar
        {...navbarProps}
        actions={
          <>
            {versions.length > 0 && <ui.VersionMenu versions={versions} side="above" />}
            {colorModeToggle}
          </>
        }
      />
      <ui.PageFrame
        {...{ [frameMarker]: page.route, [navbarLabelMarker]: navbarLabel }}
        width={isLanding ? 'whole' : width}
        sidebar={
          groups.length > 0 && (
            <ui.Sidebar
              groups={groups}
              aria-label="Documentation"
              {...sidebarMarks(sidebarHash, href, sidebarHref)}
              // `browser/navigation/fillSidebars.ts` fetches the branches that are left out.
              data-needs={groups === wholeSidebar ? undefined : 'branches'}
            />
          )
        }
        aside={!isLanding && page.toc.length > 1 && <ui.TableOfContents entries={page.toc} />}
      >
        {isMissing ? <ui.NotFound homeHref={base} data-needs="not-found" /> : <PageArticle page={page} />}
      </ui.PageFrame>
      {/* `publish/finishPages.ts` moves it into a file of its own, which navigations fetch. */}
      {carriesSidebar && process.env.NODE_ENV !== 'development' && (
        <template {...{ [wholeSidebarMarker]: sidebarHash }}>
          <ui.Sidebar groups={sidebar} />
        </template>
      )}
      <ui.SiteFooter copyright={footer.copyright} links={footerLinks} />
      {/* Error messages as hidden markup, so that they work offline. */}
      <template {...template.mark('load-error')}>
        <ui.LoadError />
      </template>
      <template {...template.mark('crash-page')}>
        <ui.CrashPage homeHref={base} />
      </template>
      <template {...template.mark('region-error')}>
        <ui.RegionError />
      </template>
    </>
  );
}

/** The page that is rendered. Without one, Rspress has only a route path. */
function useSitePage(): SitePage {
  const page = usePage().page as ReturnType<typeof usePage>['page'] & SitePage;
  return { ...page, route: page.route ?? page.routePath };
}

function Announcement() {
  const { announcement } = settings;
  if (!announcement) return null;
  const { id, lead, text, link, tone, dismissible } = announcement;
  return (
    <ui.AnnouncementBar announcementId={id} tone={tone} dismissible={dismissible}>
      {lead && <strong>{lead}</strong>} {text}{' '}
      {link && <a href={withBase(link.href, settings.base)}>{link.label}</a>}
    </ui.AnnouncementBar>
  );
}
