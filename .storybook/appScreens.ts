/// <reference types="./fences.d.ts" />
import screens from 'virtual:screens';

import type { AppScreenProps } from '#ui';

/** @throws For a screen that no page has. */
export function appScreen(name: string): AppScreenProps {
  const screen = screens[name];
  if (screen === undefined) throw new Error(`No page under content/ has a screen with name="${name}".`);
  return screen;
}

/** Every screen that a page has. */
export const appScreens = Object.values(screens) as AppScreenProps[];
