/// <reference types="./sitePages.d.ts" />
/*
 * Stands in for the part of Rspress that pages of the site ask for what they show.
 */
import settings from 'virtual:site-settings';

import { createContext, useContext, type ComponentType } from 'react';

import type { SitePage } from '../../site/render/page/sitePage';

/** A page, and what draws its text. */
export interface ShownPage {
  page: Partial<SitePage>;
  Text: ComponentType;
}

/** The page that a story shows. */
export const Shown = createContext<ShownPage>({ page: {}, Text: () => null });

export const usePage = () => useContext(Shown);

export function Content() {
  const { Text } = useContext(Shown);
  return <Text />;
}

export const useSite = () => ({ site: { themeConfig: { settings } } });

/** What stands in the head of a page is for browsers and search engines. */
export const useHead = () => undefined;
