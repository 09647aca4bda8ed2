import type { Mode, ModeName } from '../../.storybook/modes';

/** The outcome of a story. */
export interface Outcome {
  /** The modes that the story requests. */
  drawnIn: ModeName[];
  /** Whether it opens a dialog that would cover its documentation page: it needs a frame there. */
  coversDocs: boolean;
  /** The error while it was rendered or played. */
  error?: string;
}

/** The part of Storybook's preview that is read. */
interface Preview {
  storyStoreValue?: { userGlobals?: { globals?: Record<string, unknown> } };
  currentRender?: {
    id: string;
    phase: string;
    story: {
      tags: string[];
      parameters: {
        docs?: { story?: { inline?: boolean } };
        chromatic?: { modes?: Partial<Record<ModeName, { disable?: boolean }>> };
      };
    };
  };
}

declare global {
  var __STORYBOOK_PREVIEW__: Preview | undefined;
  var __STORYBOOK_ADDONS_CHANNEL__: {
    emit: (event: string, payload: unknown) => void;
    on: (event: string, listen: (payload: unknown) => void) => void;
  };
}

/**
 * Waits until a story is rendered and played, in its theme and with its fonts, and stops changing.
 *
 * Runs in the page, so it can't use other code of this module.
 */
export async function settle(expected: {
  id: string;
  theme: Mode['theme'];
  modes: ModeName[];
}): Promise<Outcome> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const hasFailed = () => document.body.classList.contains('sb-show-errordisplay');
  const render = () => __STORYBOOK_PREVIEW__?.currentRender;
  const isDone = () =>
    hasFailed() ||
    (render()?.id === expected.id &&
      render()?.phase === 'finished' &&
      document.documentElement.dataset.theme === expected.theme);
  while (!isDone()) await nextFrame();
  await document.fonts.ready;
  // Deferred rows are rendered near the window, with their real height.
  await nextFrame();
  await nextFrame();
  // Temporary content, such as "Copied", stays for all pictures.
  const last = window.setTimeout(() => undefined);
  for (let back = 0; back < 1000; back++) clearTimeout(last - back);
  const { tags, parameters } = render()?.story ?? { tags: [], parameters: {} };
  const isInlineInDocs =
    tags.includes('autodocs') && !tags.includes('play') && parameters.docs?.story?.inline !== false;
  return {
    drawnIn: expected.modes.filter((name) => !parameters.chromatic?.modes?.[name]?.disable),
    coversDocs: isInlineInDocs && document.querySelector('dialog[open], [role=dialog]') !== null,
    error: hasFailed()
      ? (document.querySelector('#error-message')?.textContent ?? 'The story failed.')
      : undefined,
  };
}
