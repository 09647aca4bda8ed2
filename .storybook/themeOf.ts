/** The theme that is picked in the toolbar, or else that of the system. */
export function themeOf({ theme }: { theme?: unknown }): 'light' | 'dark' {
  if (theme === 'light' || theme === 'dark') return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
