/** The theme of the address, or else of the system: what Storybook is drawn in before anybody chooses. */
export function firstTheme(): 'light' | 'dark' {
  const [, asked] = /\btheme:(light|dark)\b/.exec(decodeURIComponent(location.search)) ?? [];
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  return (asked as 'light' | 'dark' | undefined) ?? (isDark ? 'dark' : 'light');
}
