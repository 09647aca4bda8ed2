import type { Page } from '@playwright/test';

import { modes, type Mode, type ModeName } from '../../.storybook/modes';
import { drawnArea } from './drawnArea';
import type { IndexEntry } from './readStories';
import { settle, type Outcome } from './settle';

/** Choices of a mode in the toolbar, in addition to the theme. Stories read them when they load. */
const inToolbar = ['direction', 'contrast', 'textSize'] as const satisfies (keyof Mode)[];

/** The shown story in its mode. */
interface Shown {
  story: IndexEntry;
  mode: Mode;
}

/** A page that shows one story at a time, without Storybook around it. */
export class StoryPage {
  /** The story shown, or undefined if unknown. */
  private shown?: Shown;

  constructor(
    readonly page: Page,
    private readonly address: string,
    /** Rules that are added to every story, such as another value of a token. */
    private readonly style?: string,
  ) {}

  /** Shows a story as a fresh visitor sees it, waits until its play function is done, and returns the outcome. */
  async show(story: IndexEntry, mode: Mode): Promise<Outcome> {
    const { shown } = this;
    this.shown = undefined;
    await this.page.setViewportSize(mode.viewport);
    if (shown && canFollow(shown, { story, mode })) await this.change(shown, story, mode);
    else await this.load(story, mode);
    const outcome = await this.settle(story, mode);
    // A failure can leave state behind, so the next story reloads the page.
    if (outcome.error === undefined) this.shown = { story, mode };
    return outcome;
  }

  /** The part of the page that the story occupies, with room for a focus ring; at most two windows tall. */
  area() {
    return this.page.evaluate(drawnArea, { margin: 8, maxHeight: 1600 });
  }

  private async load({ id }: IndexEntry, mode: Mode): Promise<void> {
    const choices = [`theme:${mode.theme}`, ...inToolbar.map((name) => `${name}:${mode[name] ?? ''}`)];
    const globals = [...choices.filter((choice) => !choice.endsWith(':')), 'a11y.manual:!true'].join(';');
    await this.page.goto(`${this.address}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
    if (this.style) await this.page.addStyleTag({ content: this.style });
  }

  /** Changes the theme, the story, or both, as Storybook's own window does: in a fifth of the time that loading takes. */
  private async change(shown: Shown, story: IndexEntry, mode: Mode): Promise<void> {
    const emit = (event: string, payload: unknown) =>
      this.page.evaluate(([name, value]) => __STORYBOOK_ADDONS_CHANNEL__.emit(name, value), [
        event,
        payload,
      ] as const);
    const isOther = shown.story.id !== story.id;
    if (shown.mode.theme !== mode.theme) {
      await emit('updateGlobals', { globals: { theme: mode.theme } });
      if (isOther) await this.settle(shown.story, mode);
    }
    if (isOther) await emit('setCurrentStory', { storyId: story.id, viewMode: 'story' });
  }

  private settle({ id }: IndexEntry, { theme }: Mode): Promise<Outcome> {
    return this.page.evaluate(settle, { id, theme, modes: Object.keys(modes) as ModeName[] });
  }
}

/** Whether a story can follow another without a fresh page. */
function canFollow(shown: Shown, next: Shown): boolean {
  if (inToolbar.some((name) => shown.mode[name] !== next.mode[name])) {
    return false;
  }
  if (shown.story.id === next.story.id && shown.mode.viewport === next.mode.viewport) return true;
  return !needsFreshPage(shown.story) && !needsFreshPage(next.story);
}

/** Playing a story may leave state behind. */
const needsFreshPage = ({ tags }: IndexEntry) => tags.includes('play-fn');
