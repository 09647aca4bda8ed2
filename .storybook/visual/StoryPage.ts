import type { Page } from '@playwright/test';

import type { Mode, ModeName } from '../modes';
import { drawnArea } from './drawnArea';
import type { IndexEntry } from './readStories';

/** What of Storybook's preview this reads. */
interface Preview {
  currentRender?: {
    id: string;
    phase: string;
    story: { parameters: { chromatic?: { modes?: Partial<Record<ModeName, { disable?: boolean }>> } } };
  };
}

declare global {
  var __STORYBOOK_PREVIEW__: Preview | undefined;
  var __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, payload: unknown) => void };
}

/** What is shown: a story in a mode. */
interface Shown {
  story: IndexEntry;
  mode: Mode;
}

/** A page that shows one story at a time, without Storybook around it. */
export class StoryPage {
  /** What stands in the page, or undefined where that is not known. */
  private shown?: Shown;

  constructor(
    readonly page: Page,
    private readonly address: string,
    /** Rules that are added to every story, such as another value of a token. */
    private readonly style?: string,
  ) {}

  /** Shows a story as a fresh visitor sees it, and waits until its play function is done. */
  async show(story: IndexEntry, mode: Mode): Promise<void> {
    const { shown } = this;
    this.shown = undefined;
    await this.page.setViewportSize(mode.viewport);
    if (shown && leadsTo(shown, { story, mode })) await this.change(shown, story, mode);
    else await this.load(story, mode);
    await this.settle(story, mode.theme);
    await this.drawDeferred();
    await this.stopClocks();
    this.shown = { story, mode };
  }

  /** Whether the story is drawn in this mode: it may ask not to be. */
  async isDrawnIn(mode: ModeName): Promise<boolean> {
    return this.page.evaluate(
      (name) => !__STORYBOOK_PREVIEW__?.currentRender?.story.parameters.chromatic?.modes?.[name]?.disable,
      mode,
    );
  }

  /** What went wrong while the story was drawn or played, if anything did. What is shown next is loaded then. */
  async error(): Promise<string | undefined> {
    const error = await this.page.evaluate(() =>
      document.body.classList.contains('sb-show-errordisplay')
        ? (document.querySelector('#error-message')?.textContent ?? 'The story failed.')
        : undefined,
    );
    if (error !== undefined) this.shown = undefined;
    return error;
  }

  /** The part of the page that the story takes, with room for a focus ring; two windows tall at most. */
  area() {
    return this.page.evaluate(drawnArea, { margin: 8, tallest: 1600 });
  }

  /** Loads the page anew. */
  private async load({ id }: IndexEntry, { theme }: Mode): Promise<void> {
    const globals = `theme:${theme};a11y.manual:!true`;
    await this.page.goto(`${this.address}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
    if (this.style) await this.page.addStyleTag({ content: this.style });
  }

  /** Changes story or theme as Storybook's own window does, which takes a fifth of loading. */
  private async change(shown: Shown, { id }: IndexEntry, { theme }: Mode): Promise<void> {
    const emit = (event: string, payload: unknown) =>
      this.page.evaluate(([name, value]) => __STORYBOOK_ADDONS_CHANNEL__.emit(name, value), [
        event,
        payload,
      ] as const);
    if (shown.story.id !== id) await emit('setCurrentStory', { storyId: id, viewMode: 'story' });
    if (shown.mode.theme !== theme) await emit('updateGlobals', { globals: { theme } });
  }

  /** Waits until the story is drawn and played, in this theme and with its fonts. */
  private async settle({ id }: IndexEntry, theme: Mode['theme']): Promise<void> {
    await this.page.waitForFunction(
      (expected) =>
        __STORYBOOK_PREVIEW__?.currentRender?.id === expected.id &&
        __STORYBOOK_PREVIEW__.currentRender.phase === 'finished' &&
        (document.documentElement.dataset.theme === expected.theme ||
          document.body.classList.contains('sb-show-errordisplay')),
      { id, theme },
    );
    await this.page.evaluate(() => document.fonts.ready.then(() => undefined));
  }

  /** Lets the browser draw what it draws only when it comes near the window, with the height that it has then. */
  private async drawDeferred(): Promise<void> {
    await this.page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        }),
    );
  }

  /** Ends all timers: what shows for a while, such as "Copied", stays for all pictures. */
  private async stopClocks(): Promise<void> {
    await this.page.evaluate(() => {
      const last = setTimeout(() => undefined);
      for (let back = 0; back < 1000; back++) clearTimeout(last - back);
    });
  }
}

/** Whether one thing can follow another without a fresh page. */
function leadsTo(shown: Shown, next: Shown): boolean {
  if (shown.story.id === next.story.id && shown.mode.viewport === next.mode.viewport) return true;
  if (needsFreshPage(shown.story) || needsFreshPage(next.story)) return false;
  return shown.story.id === next.story.id || shown.mode.theme === next.mode.theme;
}

/** What a story played may have left something behind; one with the tag `measures` asks for its window when it is drawn. */
const needsFreshPage = ({ tags }: IndexEntry) => tags.some((tag) => tag === 'play-fn' || tag === 'measures');
