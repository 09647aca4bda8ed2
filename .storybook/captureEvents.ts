import { onEvent, type UiEvents } from '#ui/behaviors';

/** Records the events of a story from now on, until the next one is shown. */
export function captureEvents<Name extends keyof UiEvents>(name: Name): UiEvents[Name][] {
  const told: UiEvents[Name][] = [];
  const ends = new AbortController();
  const scope = { document, signal: ends.signal };
  onEvent(scope, name, (detail) => void told.push(detail));
  onEvent(scope, 'ui:arrival', () => ends.abort());
  return told;
}
