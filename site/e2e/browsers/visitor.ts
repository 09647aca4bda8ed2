/** A browser with one page, as a visitor uses it. Each engine is driven in its own way, and the scenes are the same. */
export interface Driver {
  /** Goes to an address and waits until the page is loaded. */
  goto: (address: string) => Promise<void>;
  /** Calls a function in the page. It sees only the page and its arguments, which are JSON. */
  run: <Args extends unknown[], Result>(read: (...args: Args) => Result, ...args: Args) => Promise<Result>;
  /** Presses the middle of the first element that a selector finds. */
  click: (selector: string) => Promise<void>;
  /** Presses a key, with others held: `Enter`, `Control+k`. */
  press: (keys: string) => Promise<void>;
  /** Types letters where the focus is. */
  type: (text: string) => Promise<void>;
  back: () => Promise<void>;
  reload: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
}

/** Timeout in milliseconds. Only a failure takes that long. */
const timeout = 60_000;

/** Attribute of the element that is pressed next. */
const picked = 'data-picked';

/** What a visitor does on a site at an address, and what must come of it. */
export type Scene = (visitor: Visitor, site: string) => Promise<void>;

/** What a scene does with a browser. */
export class Visitor {
  constructor(readonly driver: Driver) {}

  /** Opens a page and waits until its script acts and all of it is drawn. */
  async open(address: string): Promise<void> {
    await this.driver.goto(address);
    const isReady = () =>
      'ready' in document.documentElement.dataset &&
      // The sheet of the fonts has no media rule.
      [...document.adoptedStyleSheets].every(({ cssRules }) => !(cssRules[0] instanceof CSSMediaRule));
    await this.until('the page is ready', isReady);
  }

  /** Waits until a function in the page gives something else than nothing, and returns it. */
  async until<Args extends unknown[], Result>(
    what: string,
    read: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    return this.#retry(async () => {
      const result = await this.driver.run(read, ...args);
      if (!result) throw new Error(`It did not come about that ${what}. Last seen: ${result}.`);
      return result;
    });
  }

  /** What a function in the page gives once it gives the same for some frames. */
  rest<Args extends unknown[], Result>(read: (...args: Args) => Result, ...args: Args): Promise<Result> {
    let before: Result | undefined;
    let times = 0;
    return this.#retry(async () => {
      const now = await this.driver.run(read, ...args);
      times = now === before ? times + 1 : 0;
      before = now;
      if (times < 5) throw new Error(`It did not come to rest. Last seen: ${now}.`);
      return now;
    });
  }

  /** Presses the first element of a selector that can be seen, and says a text where one is given. */
  async click(selector: string, text = ''): Promise<void> {
    const pick = (selector: string, text: string, picked: string) => {
      document.querySelector(`[${picked}]`)?.removeAttribute(picked);
      const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
        (element) =>
          element.getClientRects().length > 0 &&
          (text === '' || (element.textContent ?? '').trim() === text || element.ariaLabel === text),
      );
      found?.setAttribute(picked, '');
      found?.scrollIntoView({ block: 'center' });
      return found !== undefined;
    };
    await this.#retry(async () => {
      // Content rendered on the way can move it.
      if (!(await this.driver.run(pick, selector, text, picked))) {
        throw new Error(`Nothing to press: ${selector} ${text}`);
      }
      await this.driver.click(`[${picked}]`);
    });
  }

  /** Waits until the heading of the page is this. */
  async arriveAt(heading: string): Promise<void> {
    const isThere = (text: string) => document.querySelector('main h1')?.textContent?.trim() === text;
    await this.until(`the page is called ${heading}`, isThere, heading);
  }

  /** Tries until it works. A page that is being left answers nothing. */
  async #retry<Result>(attempt: () => Promise<Result>): Promise<Result> {
    const end = Date.now() + timeout;
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        if (Date.now() > end) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
