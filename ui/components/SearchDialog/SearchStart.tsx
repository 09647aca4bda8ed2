import { fill } from '../../behaviors/messages';
import { IconButton } from '../Button/IconButton';
import { useSearchState } from './SearchContext';
import * as dialogStyles from './SearchDialog.css';
import { SearchBody } from './SearchPanel';
import { SearchOption } from './SearchOption';
import * as styles from './SearchStart.css';
import type { SearchTarget } from './searchTypes';

export interface SearchStartProps {
  /** Called when the reader adds a recent target to the favorites. */
  onAddFavorite: (target: SearchTarget) => void;
  /** Called when the reader removes a recent target. */
  onRemoveRecent: (target: SearchTarget) => void;
  /** Called when the reader removes a favorite. */
  onRemoveFavorite: (target: SearchTarget) => void;
}

/** Targets to start from. Buttons are next to their listbox, since options can't have interactive children. */
export function SearchStart(props: SearchStartProps) {
  return (
    <SearchBody screen="start">
      <StartGroups {...props} />
    </SearchBody>
  );
}

function StartGroups({ onAddFavorite, onRemoveRecent, onRemoveFavorite }: SearchStartProps) {
  const { id, startGroups, optionProps, select, announce, focusField, text } = useSearchState();
  if (startGroups.length === 0) return <p className={dialogStyles.hint}>{text.start}</p>;

  const { add, added, remove, removed, removeFavorite, removedFavorite } = text;
  const kinds = {
    recent: {
      title: text.recent,
      icon: 'clock',
      actions: [
        { icon: 'star', label: add, done: added, act: onAddFavorite },
        { icon: 'close', label: remove, done: removed, act: onRemoveRecent },
      ],
    },
    favorites: {
      title: text.favorites,
      icon: 'star',
      actions: [{ icon: 'close', label: removeFavorite, done: removedFavorite, act: onRemoveFavorite }],
    },
  } as const;

  let position = 0;
  return startGroups.map(({ id: group, title, targets }) => {
    const kind = group === 'recent' || group === 'favorites' ? kinds[group] : undefined;
    return (
      <section key={group}>
        <h3 id={`${id}-${group}-title`} className={dialogStyles.heading}>
          {kind?.title ?? title}
        </h3>
        <div className={styles.rows} data-actions={kind?.actions.length ?? 0}>
          <div
            id={`${id}-${group}`}
            role="listbox"
            aria-labelledby={`${id}-${group}-title`}
            className={styles.list}
          >
            {targets.map((target) => (
              <SearchOption
                key={target.id}
                {...optionProps(position++)}
                target={target}
                icon={kind?.icon ?? (group === 'sections' ? 'chevron' : 'page')}
                detail={kind && target.path.join(' / ')}
                end="none"
                onSelect={select}
                className={styles.row}
              />
            ))}
          </div>
          {kind &&
            targets.map((target) => (
              <div key={target.id} className={styles.actions}>
                {kind.actions.map(({ icon, label, done, act }) => (
                  <IconButton
                    key={icon}
                    icon={icon}
                    label={fill(label, target)}
                    className={styles.action}
                    // A press doesn't move the focus, and keeps a phone's keyboard open.
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={(event) => {
                      act(target);
                      announce(fill(done, target));
                      // The row that had the focus may be gone.
                      if (event.detail === 0) focusField();
                    }}
                  />
                ))}
              </div>
            ))}
        </div>
      </section>
    );
  });
}
