/// <reference types="vite/client" />
import { tokensIn } from './tokensIn';

/** Style sheets of the components as they are written, by their place. */
const sources = import.meta.glob<string>('../components/**/*.css.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A style sheet, the component that its folder is named after, and the tokens in it. */
const uses = Object.entries(sources).map(([path, source]) => {
  const [, , folder = '', file = ''] = path.split('/');
  return { folder, file: file.replace('.css.ts', ''), tokens: tokensIn(source) };
});

/** The tokens that the style sheet of a component names. */
export const tokensOf = (component: string): string[] =>
  uses.find(({ file }) => file === component)?.tokens ?? [];

/** The components whose style sheets name a token, or one of its group, in alphabetical order. */
export const usersOf = (token: string): string[] =>
  [
    ...new Set(
      uses
        .filter(({ tokens }) => tokens.some((name) => name === token || name.startsWith(`${token}.`)))
        .map(({ folder }) => folder),
    ),
  ].sort();
