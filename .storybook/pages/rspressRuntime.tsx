/*
 * Replaces the part of Rspress that gives pages of the site their data.
 */
import { createContext, useContext, type ComponentType } from 'react';

import type { SitePage } from '../../site/pages/pageData';

/** A page, and what draws its text. */
export interface ShownPage {
  page: Partial<SitePage>;
  Text: ComponentType;
}

/** The page that a story shows. */
export const ShownPageContext = createContext<ShownPage>({ page: {}, Text: () => null });

export const usePage = () => useContext(ShownPageContext);

export function Content() {
  const { Text } = useContext(ShownPageContext);
  return <Text />;
}

/** Elements of the head don't render in a story. */
export const useHead = () => undefined;
