import { Icon } from '../Icon/Icon';
import { parts } from './RecordPicture.behavior';
import * as styles from './PressControls.css';
import { transformers, type FieldKind } from './transformValue';

/** What a reader chooses for a field: its transformer, and whether an email keeps its domain. */
export function PressControls({ kind }: { kind: FieldKind }) {
  const names = Object.keys(transformers[kind]);
  return (
    <span className={styles.controls}>
      <span className={styles.choice}>
        <span {...parts.chosen.mark()} aria-hidden="true">
          {names[0]}
        </span>
        <Icon name="chevron" size={12} className={styles.chevron} />
        <select
          {...parts.choice.mark()}
          className={styles.select}
          aria-label="Transformer"
          autoComplete="off"
        >
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </span>
      {kind === 'email' && (
        <label {...parts.domain.mark()} className={styles.domain}>
          <input type="checkbox" defaultChecked autoComplete="off" className={styles.box} /> keep domain
        </label>
      )}
    </span>
  );
}
