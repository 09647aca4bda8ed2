import { parts } from '../Tabs/Tabs.behavior';
import * as styles from './RequestForm.css';

export interface FormTabsProps<Name extends string> {
  /** Accessible name of the list. */
  name: string;
  /** In their order. */
  tabs: readonly { name: Name; label: string }[];
  selected: Name;
  onSelect: (name: Name) => void;
  /** Id of the element that shows what is chosen. */
  panelId: string;
  className: string;
}

/** Tabs over one panel whose content follows. Keys are those of all tabs on the page: what gets the focus is chosen. Renders a `<div>` with buttons. */
export function FormTabs<Name extends string>({
  name,
  tabs,
  selected,
  onSelect,
  panelId,
  className,
}: FormTabsProps<Name>) {
  return (
    <div {...parts.list.mark()} aria-label={name} className={className}>
      {tabs.map((tab) => (
        <button
          key={tab.name}
          type="button"
          {...parts.tab.mark()}
          role="tab"
          id={`${panelId}-${tab.name}`}
          aria-selected={tab.name === selected}
          aria-controls={panelId}
          tabIndex={tab.name === selected ? 0 : -1}
          onClick={() => onSelect(tab.name)}
          onFocus={() => onSelect(tab.name)}
          className={styles.tab}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
