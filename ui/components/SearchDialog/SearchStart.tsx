import type { MouseEvent } from 'react';

import { SavedSearches, type SavedAction } from './SavedSearches';
import type { SearchDialogProps } from './SearchDialog';
import * as styles from './SearchDialog.css';
import type { SearchTarget } from './searchTypes';
import type { useCombobox } from './useCombobox';

interface SearchStartProps extends Pick<
  SearchDialogProps,
  'onSelect' | 'onAddFavourite' | 'onRemoveRecent' | 'onRemoveFavourite'
> {
  id: string;
  recent: SearchTarget[];
  favourites: SearchTarget[];
  optionProps: ReturnType<typeof useCombobox>['optionProps'];
  /** Called after a place was kept or dropped, with words for it. */
  onChanged: (change: string, event: MouseEvent) => void;
}

/** What the dialog shows before anything is typed: the places to go back to, or what can be searched. */
export function SearchStart({
  id,
  recent,
  favourites,
  optionProps,
  onSelect,
  onAddFavourite,
  onRemoveRecent,
  onRemoveFavourite,
  onChanged,
}: SearchStartProps) {
  /** A button, where there is somebody to call. */
  const action = (
    icon: SavedAction['icon'],
    label: (title: string) => string,
    call: ((target: SearchTarget) => void) | undefined,
    done: (title: string) => string,
  ): SavedAction[] =>
    call
      ? [
          {
            icon,
            label,
            onAct: (target, event) => {
              call(target);
              onChanged(done(target.title), event);
            },
          },
        ]
      : [];

  if (recent.length === 0 && favourites.length === 0) {
    return <p className={styles.hint}>Search the guides, the API reference and the changelog.</p>;
  }
  return (
    <>
      {recent.length > 0 && (
        <SavedSearches
          id={`${id}-recent`}
          title="Recent"
          icon="clock"
          targets={recent}
          actions={[
            ...action(
              'star',
              (title) => `Keep ${title}`,
              onAddFavourite,
              (title) => `Kept ${title} as a favourite`,
            ),
            ...action(
              'close',
              (title) => `Remove ${title}`,
              onRemoveRecent,
              (title) => `Removed ${title} from recent`,
            ),
          ]}
          optionProps={optionProps}
          onSelect={onSelect}
        />
      )}
      {favourites.length > 0 && (
        <SavedSearches
          id={`${id}-favourites`}
          title="Favourites"
          icon="star"
          targets={favourites}
          actions={action(
            'close',
            (title) => `Remove ${title} from favourites`,
            onRemoveFavourite,
            (title) => `Removed ${title} from favourites`,
          )}
          optionProps={(index) => optionProps(recent.length + index)}
          onSelect={onSelect}
        />
      )}
    </>
  );
}
