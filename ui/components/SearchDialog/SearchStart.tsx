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
  const { id, places, optionProps, select, announce, focusField } = useSearchState();
  if (places.length === 0) {
    return <p className={dialogStyles.hint}>Search the guides, the API reference and the changelog.</p>;
  }

  const button = (icon: 'star' | 'close', label: string, done: string, act: () => void) => (
    <IconButton
      icon={icon}
      label={label}
      className={styles.action}
      // The pointer leaves the focus, and a phone's keyboard, where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        act();
        announce(done);
        // The row that had the focus may be gone.
        if (event.detail === 0) focusField();
      }}
    />
  );
  const recentButtons = (target: SearchTarget) => {
    const { title } = target;
    const keep = () => onAddFavorite(target);
    return (
      <>
        {button('star', `Add ${title} to favorites`, `Added ${title} to favorites`, keep)}
        {button('close', `Remove ${title}`, `Removed ${title} from recent`, () => onRemoveRecent(target))}
      </>
    );
  };
  const favoriteButtons = (target: SearchTarget) => {
    const place = `${target.title} from favorites`;
    return button('close', `Remove ${place}`, `Removed ${place}`, () => onRemoveFavorite(target));
  };
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
          {title}
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
