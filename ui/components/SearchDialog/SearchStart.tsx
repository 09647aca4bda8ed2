import { fill } from '../../behaviors/messages';
import { IconButton } from '../Button/IconButton';
import { SearchBody } from './SearchBody';
import { useSearchState } from './SearchContext';
import * as dialogStyles from './SearchDialog.css';
import { SearchOption } from './SearchOption';
import * as styles from './SearchStart.css';
import type { SearchTarget } from './searchTypes';

export interface SearchStartProps {
  /** Called when the reader keeps a recent place. */
  onAddFavorite: (target: SearchTarget) => void;
  /** Called when the reader removes a recent place. */
  onRemoveRecent: (target: SearchTarget) => void;
  /** Called when the reader removes a favorite. */
  onRemoveFavorite: (target: SearchTarget) => void;
}

/**
 * What the dialog shows before anything is typed. Buttons are next to their listbox: an option has no interactive children.
 */
export function SearchStart(props: SearchStartProps) {
  return (
    <SearchBody screen="start">
      <Places {...props} />
    </SearchBody>
  );
}

function Places({ onAddFavorite, onRemoveRecent, onRemoveFavorite }: SearchStartProps) {
  const { id, places, optionProps, select, announce, focusField, text } = useSearchState();
  if (places.length === 0) {
    return <p className={dialogStyles.hint}>{text.start}</p>;
  }

  const button = (
    target: SearchTarget,
    icon: 'star' | 'close',
    [label, done]: [string, string],
    act: (target: SearchTarget) => void,
  ) => (
    <IconButton
      icon={icon}
      label={fill(label, { title: target.title })}
      className={styles.action}
      // The pointer leaves the focus, and a phone's keyboard, where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        act(target);
        announce(fill(done, { title: target.title }));
        // The row that had the focus may be gone.
        if (event.detail === 0) focusField();
      }}
    />
  );
  const recentButtons = (target: SearchTarget) => (
    <>
      {button(target, 'star', [text.add, text.added], onAddFavorite)}
      {button(target, 'close', [text.remove, text.removed], onRemoveRecent)}
    </>
  );
  const favoriteButtons = (target: SearchTarget) =>
    button(target, 'close', [text.removeFavorite, text.removedFavorite], onRemoveFavorite);
  const kinds = {
    recent: { icon: 'clock', actions: 2, buttons: recentButtons },
    favorites: { icon: 'star', actions: 1, buttons: favoriteButtons },
  } as const;

  let position = 0;
  return places.map(({ id: group, title, targets }) => {
    const kind = group === 'recent' || group === 'favorites' ? kinds[group] : undefined;
    return (
      <section key={group}>
        <h3 id={`${id}-${group}-title`} className={dialogStyles.heading}>
          {group === 'recent' || group === 'favorites' ? text[group] : title}
        </h3>
        <div className={styles.rows} data-actions={kind?.actions ?? 0}>
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
                {kind.buttons(target)}
              </div>
            ))}
        </div>
      </section>
    );
  });
}
