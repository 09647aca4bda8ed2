import { useState, type ChangeEvent, type CompositionEvent } from 'react';

import { cutQuery } from '../SearchDialog/cutQuery';

/**
 * Binds a field to a query of limited length. While an input method composes, the field shows what is being composed,
 * too long or not, and the search already follows it.
 *
 * @param query The query.
 * @param onQueryChange Called with what the reader types, cut to the greatest length.
 */
export function useComposedQuery(query: string, onQueryChange: (query: string) => void) {
  const [composed, setComposed] = useState<string>();
  return {
    value: composed ?? query,
    onChange: ({ currentTarget: { value }, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) setComposed(value);
      onQueryChange(cutQuery(value));
    },
    onCompositionEnd: ({ currentTarget: { value } }: CompositionEvent<HTMLInputElement>) => {
      setComposed(undefined);
      onQueryChange(cutQuery(value));
    },
  };
}
