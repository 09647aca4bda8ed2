import type { MouseEvent } from 'react';

import { IconButton } from '../Button/IconButton';
import * as dialogStyles from './SearchDialog.css';
import { SearchOption } from './SearchOption';
import * as styles from './SearchStart.css';
import type { SearchTarget } from './searchTypes';
import type { useCombobox } from './useCombobox';

interface SearchStartProps {
  id: string;
  recent: SearchTarget[];
  favorites: SearchTarget[];
  optionProps: ReturnType<typeof useCombobox>['optionProps'];
  onSelect: (target: SearchTarget) => void;
  onAddFavorite: (target: SearchTarget) => void;
  onRemoveRecent: (target: SearchTarget) => void;
  onRemoveFavorite: (target: SearchTarget) => void;
  /** Called after a place was kept or removed, with words for it. */
  onChanged: (change: string, event: MouseEvent) => void;
}

/** What the dialog shows before anything is typed: recent and favorite places, or a hint. */
export function SearchStart({
  id,
  recent,
  favorites,
  optionProps,
  onSelect,
  onAddFavorite,
  onRemoveRecent,
  onRemoveFavorite,
  onChanged,
}: SearchStartProps) {
  if (recent.length === 0 && favorites.length === 0)
    return <p className={dialogStyles.hint}>Search the guides, the API reference and the changelog.</p>;
  return (
    <>
      <SavedPlaces
        id={`${id}-recent`}
        title="Recent"
        icon="clock"
        targets={recent}
        optionProps={optionProps}
        onSelect={onSelect}
        actions={({ title }) => [
          {
            icon: 'star',
            label: `Add ${title} to favorites`,
            act: onAddFavorite,
            done: `Added ${title} to favorites`,
          },
          {
            icon: 'close',
            label: `Remove ${title}`,
            act: onRemoveRecent,
            done: `Removed ${title} from recent`,
          },
        ]}
        onChanged={onChanged}
      />
      <SavedPlaces
        id={`${id}-favorites`}
        title="Favorites"
        icon="star"
        targets={favorites}
        optionProps={(index) => optionProps(recent.length + index)}
        onSelect={onSelect}
        actions={({ title }) => [
          {
            icon: 'close',
            label: `Remove ${title} from favorites`,
            act: onRemoveFavorite,
            done: `Removed ${title} from favorites`,
          },
        ]}
        onChanged={onChanged}
      />
    </>
  );
}

/** A button next to a saved place. */
interface SavedAction {
  icon: 'star' | 'close';
  label: string;
  act: (target: SearchTarget) => void;
  /** Says what happened. */
  done: string;
}

interface SavedPlacesProps extends Pick<SearchStartProps, 'id' | 'optionProps' | 'onSelect' | 'onChanged'> {
  title: string;
  icon: 'clock' | 'star';
  targets: SearchTarget[];
  actions: (target: SearchTarget) => SavedAction[];
}

/** Saved places under a heading. Buttons are next to the listbox, since an option has no interactive children. */
function SavedPlaces({
  id,
  title,
  icon,
  targets,
  optionProps,
  onSelect,
  actions,
  onChanged,
}: SavedPlacesProps) {
  if (targets.length === 0) return null;
  return (
    <section>
      <h3 id={`${id}-title`} className={dialogStyles.heading}>
        {title}
      </h3>
      <div className={styles.rows} data-actions={actions(targets[0]!).length}>
        <div id={id} role="listbox" aria-labelledby={`${id}-title`} className={styles.list}>
          {targets.map((target, index) => (
            <SearchOption
              key={target.id}
              {...optionProps(index)}
              target={target}
              icon={icon}
              end="none"
              onSelect={onSelect}
              className={styles.row}
            />
          ))}
        </div>
        {targets.map((target) => (
          <div key={target.id} className={styles.actions}>
            {actions(target).map(({ icon: drawing, label, act, done }) => (
              <IconButton
                key={drawing}
                icon={drawing}
                label={label}
                className={styles.action}
                // The pointer leaves the focus, and a phone's keyboard, where it is.
                onMouseDown={(event) => event.preventDefault()}
                onClick={(event) => {
                  act(target);
                  onChanged(done, event);
                }}
              />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
