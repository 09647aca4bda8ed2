import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { Suspense, use, useEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';

import { fontsReady } from './fontsReady';
import { brandThemes } from './brandTheme';
import { updateIframes, type Globals } from './pageGlobals';
import { defaultGlobals } from './readerPreferences';
import { themeOf } from './themeOf';

/** The toolbar's state, which Storybook also passes to pages of text. */
interface Store {
  store?: { userGlobals?: { globals?: Globals } };
}

/** A page of text in the theme that is picked in the toolbar, with the stories on it. */
export function BrandedDocs(props: PropsWithChildren<DocsContainerProps>) {
  const { channel } = props.context;
  const [picked, setPicked] = useState(() =>
    pickedIn((props.context as unknown as Store).store?.userGlobals?.globals ?? {}),
  );
  const { theme } = JSON.parse(picked) as { theme: string };
  useEffect(() => {
    const follow = ({ globals }: { globals: Globals }) => setPicked(pickedIn(globals));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  // Frames echo their messages, so the same choices are sent once.
  useEffect(() => updateIframes(JSON.parse(picked) as Globals), [picked]);
  // On a page without stories, no decorator sets it.
  useEffect(() => void (document.documentElement.dataset.theme = theme), [theme]);
  return (
    <Suspense>
      <AfterFonts>
        <DocsContainer {...props} theme={brandThemes[theme] ?? brandThemes.light} />
      </AfterFonts>
    </Suspense>
  );
}

/** The choices that change how stories look, as text that is the same for the same choices. */
function pickedIn(globals: Globals): string {
  const names = Object.keys(defaultGlobals) as (keyof typeof defaultGlobals)[];
  const preferences = names.map((name) => [name, globals[name] ?? defaultGlobals[name]]);
  return JSON.stringify({ theme: themeOf(globals), ...Object.fromEntries(preferences) });
}

function AfterFonts({ children }: PropsWithChildren) {
  use(fontsReady);
  return children;
}
