import { onEvent, type UiEvents } from '#ui/behaviors';

/** Records the events of a story from now on, until the next one is shown. */
export function captureEvents<Name extends keyof UiEvents>(name: Name): UiEvents[Name][] {
  const details: UiEvents[Name][] = [];
  const controller = new AbortController();
  const scope = { document, signal: controller.signal };
  onEvent(scope, name, (detail) => void details.push(detail));
  onEvent(scope, 'ui:arrival', () => controller.abort());
  return details;
}
