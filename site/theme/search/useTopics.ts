import { useSitePage } from '../page/useSitePage';

/** What the site is about, by the sidebar: its groups, or its pages where they stand in no group. */
export function useTopics(): string[] {
  const groups = useSitePage().navigation?.sidebar ?? [];
  return groups.flatMap(({ heading, items }) => heading ?? items.map(({ label }) => label)).map(withoutCode);
}

const withoutCode = (label: string) => label.replaceAll('`', '');
