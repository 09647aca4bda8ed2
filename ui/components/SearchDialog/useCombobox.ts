import type { KeyboardEvent, MouseEvent } from 'react';
import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';

import { cutQuery, type TargetGroup, type SearchTarget } from './searchTypes';

interface ComboboxOptions {
  /** A new query makes the first option active again. */
  query: string;
  /** The value of the field, if it differs from the query. @default the query */
  value?: string;
  /** Whether new options are loading. Enter then waits for them. */
  pending: boolean;
  /** All options, by heading, in order. Keep its identity while nothing changes. */
  groups: Pick<TargetGroup, 'targets'>[];
  /** Called with the option that Enter chooses. */
  onSelect: (target: SearchTarget) => void;
  /** Called with the option that Enter chooses together with Ctrl, Cmd or Shift. */
  onOpenInNewTab: (target: SearchTarget) => void;
}

const optionId = (id: string, position: number): string => `${id}-item-${position}`;

/** Pressing an option leaves the focus in the field. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Lets a field choose among options below it by arrow keys, Home, End and Enter, and by pointer. */
export function useCombobox({ query, value, pending, groups, onSelect, onOpenInNewTab }: ComboboxOptions) {
  const id = useId();
  const [cursor, setCursor] = useState({ query, index: 0 });
  const count = groups.reduce((sum, { targets }) => sum + targets.length, 0);
  const current = cursor.query === query ? cursor.index : 0;
  const active = count === 0 ? null : Math.min(current, count - 1);

  const latest = useRef({ query, onSelect });
  useLayoutEffect(() => {
    latest.current = { query, onSelect };
  }, [query, onSelect]);
  const select = useCallback((target: SearchTarget) => latest.current.onSelect(target), []);
  const setActive = useCallback((index: number) => setCursor({ query: latest.current.query, index }), []);

  /** The query for which Enter was pressed before its results were loaded. */
  const awaited = useRef<string>(undefined);
  useEffect(() => {
    if (pending || awaited.current === undefined || ![query.trim(), value].includes(awaited.current)) return;
    awaited.current = undefined;
    const first = groups[0]?.targets[0];
    if (first) onSelect(first);
  }, [pending, groups, query, value, onSelect]);

  const activateHovered = useCallback(
    ({ currentTarget }: MouseEvent) => setActive(Number(currentTarget.id.slice(optionId(id, 0).length - 1))),
    [setActive, id],
  );
  // Stable identities, so that a key rerenders two options instead of twenty.
  const optionProps = useCallback(
    (position: number) =>
      ({
        id: optionId(id, position),
        role: 'option',
        'aria-selected': active === position,
        onMouseMove: activateHovered,
        onMouseDown: keepFocus,
      }) as const,
    [active, id, activateHovered],
  );

  /** Whether the reader last moved among the options rather than in the text. */
  const isChoosing = useRef(false);
  const moveTo = (position: number) => {
    isChoosing.current = true;
    setActive(position);
    document.getElementById(optionId(id, position))?.scrollIntoView({ block: 'nearest' });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    awaited.current = undefined;
    const { key } = event;
    // The field is ahead of the query until the results are loaded.
    const inField = cutQuery(event.currentTarget.value).trim();
    if (key === 'Enter' && (pending || inField !== query.trim())) {
      event.preventDefault();
      if (!hasAnyModifier(event)) awaited.current = inField;
    } else if (count === 0) {
      // There is nothing to choose, so the key moves in the text.
    } else if (key === 'Enter') {
      if (event.altKey) return;
      event.preventDefault();
      const target = groups.flatMap(({ targets }) => targets)[active ?? 0]!;
      if (hasAnyModifier(event)) onOpenInNewTab(target);
      else onSelect(target);
    } else if ((key === 'ArrowDown' || key === 'ArrowUp') && !hasAnyModifier(event)) {
      event.preventDefault();
      moveTo(((active ?? 0) + (key === 'ArrowDown' ? 1 : count - 1)) % count);
    } else if ((key === 'Home' || key === 'End') && !hasAnyModifier(event)) {
      // The caret moves first; at the edge of the text the key moves among the options.
      if (!isChoosing.current && !isAtEdge(event.currentTarget, key)) return;
      event.preventDefault();
      moveTo(key === 'Home' ? 0 : count - 1);
    } else {
      isChoosing.current = false;
    }
  };

  return {
    id,
    count,
    optionProps,
    /** `onSelect` with a stable identity. */
    select,
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': count > 0,
      'aria-activedescendant': active === null ? undefined : optionId(id, active),
      onKeyDown,
    } as const,
  };
}

/** Whether a modifier is held, shift included. */
export const hasAnyModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent | MouseEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

/** Whether the caret is already where the key would move it. */
function isAtEdge({ selectionStart, selectionEnd, value }: HTMLInputElement, edge: 'Home' | 'End'): boolean {
  const position = edge === 'Home' ? 0 : value.length;
  return selectionStart === position && selectionEnd === position;
}
