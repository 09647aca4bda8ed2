import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { Suspense, use, useEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';

import { brandFonts } from './brandFonts';
import { brandThemes } from './brandTheme';

interface Globals {
  theme?: string;
}

/** What Storybook keeps of the toolbar, which it hands to pages of text too. */
interface Store {
  store?: { userGlobals?: { globals?: Globals } };
}

/** A page of text on the sheet of the theme that is picked in the toolbar, with the stories on it. */
export function BrandedDocs(props: PropsWithChildren<DocsContainerProps>) {
  const { channel } = props.context;
  const [theme, setTheme] = useState(
    () => (props.context as unknown as Store).store?.userGlobals?.globals?.theme ?? 'light',
  );
  useEffect(() => {
    const follow = ({ globals }: { globals: Globals }) => setTheme(globals.theme ?? 'light');
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  // A page without stories has nobody else to say it.
  useEffect(() => void (document.documentElement.dataset.theme = theme), [theme]);
  return (
    <Suspense>
      <AfterFonts>
        <DocsContainer {...props} theme={brandThemes[theme] ?? brandThemes.light} />
      </AfterFonts>
    </Suspense>
  );
}

function AfterFonts({ children }: PropsWithChildren) {
  use(brandFonts);
  return children;
}
