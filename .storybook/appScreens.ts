/// <reference types="vite/client" />
import { parse } from 'yaml';

import type { AppScreenProps } from '#ui';

/** The screens of the product that the pages show, by name, as writers keep them. */
const files = import.meta.glob<string>('../content/_screens/*.yml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** @throws For a screen that there is not. */
export function appScreen(name: string): AppScreenProps {
  const text = files[`../content/_screens/${name}.yml`];
  if (text === undefined) throw new Error(`There is no screen ${name} in content/_screens.`);
  return parse(text) as AppScreenProps;
}
