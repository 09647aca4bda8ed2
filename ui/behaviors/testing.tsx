import { renderToStaticMarkup } from 'react-dom/server.browser';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';

import type { BehaviorHost } from './behavior';
import { onEvent, type UiEvents } from './events';
import { mountBehaviors } from './mountBehaviors';
import { lazyBehaviors } from './lazyBehaviors';

/**
 * Puts markup into the page as the built site does, drawn once and never rendered again, and mounts the behaviors. Both end
 * with the test.
 *
 * @param host What behaviors need from the page. @default nothing can be fetched
 * @returns The element that holds the markup.
 */
export function show(content: ReactNode, host: Partial<BehaviorHost> = {}): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(content);
  document.body.append(place);
  document.documentElement.dataset.script = '';
  const readText = () => Promise.reject(new Error('There is no network in this test.'));
  const unmount = mountBehaviors(document, { readText, ...host }, lazyBehaviors);
  onTestFinished(() => {
    unmount();
    place.remove();
  });
  return place;
}

/** Records events from now on, until the test ends. */
export function captureEvents<Name extends keyof UiEvents>(name: Name): UiEvents[Name][] {
  const told: UiEvents[Name][] = [];
  const ends = new AbortController();
  onEvent({ document, signal: ends.signal }, name, (detail) => void told.push(detail));
  onTestFinished(() => ends.abort());
  return told;
}
