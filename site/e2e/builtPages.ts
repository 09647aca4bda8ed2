import { globSync } from 'tinyglobby';

/** Address without base of every page of a built site, except the one for unknown addresses. */
export function builtPages(folder: string): string[] {
  return globSync('**/*.html', { cwd: folder, ignore: '404.html' })
    .sort()
    .map((path) => `/${path.replace(/\.html$/, '')}`.replace(/(.)?\/index$/, '$1') || '/');
}
