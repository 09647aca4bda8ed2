import { UPDATE_GLOBALS } from 'storybook/internal/core-events';

import { frameName } from './BothThemes';

/** What is picked in the toolbar. */
export type Globals = Record<string, unknown>;

/** What of Storybook's preview is read here. */
interface PreviewWindow extends Window {
  __STORYBOOK_PREVIEW__?: { storyStoreValue?: { userGlobals?: { globals?: Globals } } };
  __STORYBOOK_ADDONS_CHANNEL__?: { emit: (event: string, payload: unknown) => void };
}

/**
 * What was picked before a story came into a frame of a documentation page. Only the page is told; elsewhere there is
 * nothing.
 */
export function globalsOfPage(): Globals {
  if (window.parent === window) return {};
  try {
    return (
      (window.parent as PreviewWindow).__STORYBOOK_PREVIEW__?.storyStoreValue?.userGlobals?.globals ?? {}
    );
  } catch {
    // A page of another origin holds no story of ours.
    return {};
  }
}

/** Sends the current globals to the story iframes on this page, except those whose theme is fixed. */
export function tellFrames(globals: Globals): void {
  for (const { contentWindow } of document.querySelectorAll(`iframe:not([name="${frameName}"])`)) {
    (contentWindow as PreviewWindow | null)?.__STORYBOOK_ADDONS_CHANNEL__?.emit(UPDATE_GLOBALS, { globals });
  }
}
