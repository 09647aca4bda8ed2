import type { MouseEvent } from 'react';

import { IconButton } from '../Button/IconButton';
import * as styles from './SavedSearches.css';
import { heading } from './SearchDialog.css';
import { SearchOption } from './SearchOption';
import type { SearchTarget } from './searchTypes';

/** A button that each of the saved targets has. */
export interface SavedAction {
  icon: 'star' | 'close';
  /** What the button does with the target. */
  label: (title: string) => string;
  onAct: (target: SearchTarget, event: MouseEvent) => void;
}

interface SavedSearchesProps {
  /** Id of the listbox. */
  id: string;
  title: string;
  icon: 'clock' | 'star';
  targets: SearchTarget[];
  actions: SavedAction[];
  optionProps: (index: number) => { id: string };
  onSelect: (target: SearchTarget) => void;
}

/**
 * Places to go back to. The buttons of a row lie beside the listbox, not in it: an option holds nothing that can be
 * pressed.
 */
export function SavedSearches({
  id,
  title,
  icon,
  targets,
  actions,
  optionProps,
  onSelect,
}: SavedSearchesProps) {
  return (
    <section>
      <h3 id={`${id}-title`} className={heading}>
        {title}
      </h3>
      <div className={styles.rows} data-actions={actions.length}>
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
            {actions.map(({ icon: drawing, label, onAct }) => (
              <IconButton
                key={drawing}
                icon={drawing}
                label={label(target.title)}
                className={styles.action}
                // A pointer leaves the focus in the field, and the keyboard of a phone where it was.
                onMouseDown={(event) => event.preventDefault()}
                onClick={(event) => onAct(target, event)}
              />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
