import type { ComponentType } from 'react';
import { usePage } from '@rspress/core/runtime';

import type { SidebarGroup, TableOfContentsEntry } from '#ui';

import type { PageData } from '../pages/pageData';

/** The page that is rendered. */
export type SitePage = PageData & {
  toc: TableOfContentsEntry[];
  sidebar?: SidebarGroup[];
  /** `404` for an unknown address. */
  pageType: string;
  /** Components that render the excerpts that a list shows, by the slug of their entry. */
  excerpts?: Record<string, ComponentType>;
};

/** The page that is rendered. Without one, Rspress has only a route path. */
export function useSitePage(): SitePage {
  const page = usePage().page as unknown as SitePage & { routePath: string };
  return { ...page, route: page.route ?? page.routePath };
}
