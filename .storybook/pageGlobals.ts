import { UPDATE_GLOBALS } from 'storybook/internal/core-events';

import { fixedTheme } from './BothThemes';

/** What is picked in the toolbar. */
export type Globals = Record<string, unknown>;

/**
 * The globals picked before a story was loaded in a frame of a documentation page, which Storybook sends to the page only.
 * Empty elsewhere.
 */
export function globalsOfPage(): Globals {
  if (window.parent === window) return {};
  try {
    const { __STORYBOOK_PREVIEW__: preview } = window.parent as typeof window;
    return preview?.storyStoreValue?.userGlobals?.globals ?? {};
  } catch {
    // A page of another origin has none of our stories.
    return {};
  }
}

/** Sends the current globals to the story iframes on this page, except those whose theme is fixed. */
export function updateIframes(globals: Globals): void {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>(`iframe:not([name="${fixedTheme}"])`)) {
    (frame.contentWindow as typeof window | null)?.__STORYBOOK_ADDONS_CHANNEL__?.emit(UPDATE_GLOBALS, {
      globals,
    });
  }
}
