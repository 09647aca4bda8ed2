/// <reference types="./tokenUses.d.ts" />
import uses from 'virtual:token-uses';

/** The tokens that the style sheet of a component names. */
export const tokensOf = (component: string): string[] =>
  Object.entries(uses).find(([file]) => file.endsWith(`/${component}`))?.[1] ?? [];

/** The components whose style sheets name a token, or one of its group, in alphabetical order. */
export function usersOf(token: string): string[] {
  const users = Object.entries(uses)
    .filter(([, tokens]) => tokens.some((name) => name === token || name.startsWith(`${token}.`)))
    .map(([file]) => file.replace(/\/.*/, ''));
  return [...new Set(users)].sort();
}
