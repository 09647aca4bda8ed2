import { listen, type UiEvents } from '#ui/behaviors';

/** What a story tells from now on, until the next one is shown. */
export function hear<Name extends keyof UiEvents>(name: Name): UiEvents[Name][] {
  const told: UiEvents[Name][] = [];
  const ends = new AbortController();
  const scope = { document, signal: ends.signal };
  listen(scope, name, (detail) => void told.push(detail));
  listen(scope, 'ui:arrival', () => ends.abort());
  return told;
}
