import { startTransition, useOptimistic, useState, type ChangeEvent, type CompositionEvent } from 'react';

import { cutQuery } from './cutQuery';

/**
 * Binds a field to a query of limited length. A key draws the field alone; all that depends on the query follows in a
 * transition, so that the next key never waits for it. While an input method composes, the field shows what is being
 * composed, too long or not, and the search already follows it.
 *
 * @param query The query.
 * @param onQueryChange Called in a transition with what the reader types, cut to the greatest length.
 */
export function useComposedQuery(query: string, onQueryChange: (query: string) => void) {
  const [composed, setComposed] = useState<string>();
  const [typed, type] = useOptimistic(query);
  const change = (value: string) => {
    const next = cutQuery(value);
    startTransition(() => {
      type(next);
      onQueryChange(next);
    });
  };
  return {
    value: composed ?? typed,
    onChange: ({ currentTarget: { value }, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) setComposed(value);
      change(value);
    },
    onCompositionEnd: ({ currentTarget: { value } }: CompositionEvent<HTMLInputElement>) => {
      setComposed(undefined);
      change(value);
    },
  };
}
