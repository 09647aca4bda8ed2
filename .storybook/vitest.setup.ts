import { afterEach, expect, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The theme in which this project shows the stories. */
    theme: 'light' | 'dark';
  }
}

// A story that is shown in the wrong theme would be examined twice in one, and in the other never.
afterEach(() => expect(document.documentElement.dataset.theme).toBe(inject('theme')));
