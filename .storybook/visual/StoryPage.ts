import type { Page } from '@playwright/test';

import type { Mode, ModeName } from '../modes';
import { drawnArea } from './drawnArea';

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

/** A page that shows one story at a time, without Storybook around it. */
export class StoryPage {
  constructor(
    readonly page: Page,
    private readonly address: string,
    /** Rules that are added to every story, such as another value of a token. */
    private readonly style?: string,
  ) {}

  /** Shows a story as a fresh visitor sees it, and waits until its play function is done. */
  async open(id: string, { theme, viewport }: Mode): Promise<void> {
    await this.page.setViewportSize(viewport);
    const globals = `theme:${theme};a11y.manual:!true`;
    await this.page.goto(`${this.address}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
    if (this.style) await this.page.addStyleTag({ content: this.style });
    await this.settle(theme);
    await this.drawDeferred();
    await this.stopClocks();
  }

  /** Shows the same story in another theme. */
  async switchTheme(theme: Mode['theme']): Promise<void> {
    await this.page.evaluate((globals) => __STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals }), {
      theme,
    });
    await this.settle(theme);
  }

  /** Whether the story is drawn in this mode: it may ask not to be. */
  async isDrawnIn(mode: ModeName): Promise<boolean> {
    return this.page.evaluate(
      (name) => !__STORYBOOK_PREVIEW__?.currentRender?.story.parameters.chromatic?.modes?.[name]?.disable,
      mode,
    );
  }

  /** What went wrong while the story was drawn or played, if anything did. */
  async error(): Promise<string | undefined> {
    return this.page.evaluate(() =>
      document.body.classList.contains('sb-show-errordisplay')
        ? (document.querySelector('#error-message')?.textContent ?? 'The story failed.')
        : undefined,
    );
  }

  /** The part of the page that the story takes, with room for a focus ring; two windows tall at most. */
  area() {
    return this.page.evaluate(drawnArea, { margin: 8, tallest: 1600 });
  }

  /** Waits until the story is drawn and played, in this theme and with its fonts. */
  private async settle(theme: Mode['theme']): Promise<void> {
    await this.page.waitForFunction(
      (expected) =>
        __STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished' &&
        (document.documentElement.dataset.theme === expected ||
          document.body.classList.contains('sb-show-errordisplay')),
      theme,
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
