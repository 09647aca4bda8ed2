import { tab as barTab } from './barTab.css';
import { parts } from './Tabs.behavior';
import { tab as textTab } from './Tabs.css';

/** A tab's class by size. */
const tabs = { text: textTab, bar: barTab };

export interface TabListProps {
  /** Prefix of the ids of tabs and panels. Unique on the page. */
  id: string;
  /** Accessible name of the list. */
  name: string;
  /** Labels of the tabs. */
  labels: string[];
  /** Larger in running text, smaller in a bar. @default 'text' */
  size?: keyof typeof tabs;
  /** Number of panels on the page, from the first. @default all, or the selected one if `onSelect` is set */
  panels?: number;
  /** Index of the selected tab. @default 0 */
  selected?: number;
  /** Called with the index of the tab to select. Leave it out to let `Tabs.behavior.ts` select. */
  onSelect?: (index: number) => void;
  /** Places the tabs in a row. */
  className: string;
}

/** A list of tabs with a single tab stop. Renders a `<div>` with buttons. */
export function TabList({
  id,
  name,
  labels,
  size = 'text',
  panels = labels.length,
  selected = 0,
  onSelect,
  className,
}: TabListProps) {
  const hasPanel = (index: number) => (onSelect ? index === selected : index < panels);
  return (
    <div
      {...parts.list.mark(onSelect && 'controlled')}
      role="tablist"
      aria-label={name}
      className={className}
    >
      {labels.map((label, index) => (
        <button
          key={index}
          type="button"
          role="tab"
          id={tabId(id, index)}
          aria-selected={index === selected}
          aria-controls={hasPanel(index) ? panelId(id, index) : undefined}
          tabIndex={index === selected ? 0 : -1}
          {...(onSelect && { onClick: () => onSelect(index), onFocus: () => onSelect(index) })}
          className={tabs[size]}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/** Attributes of the panel of a tab. */
export const panelProps = (id: string, index: number, selected = 0) => ({
  ...parts.panel.mark(),
  id: panelId(id, index),
  'aria-labelledby': tabId(id, index),
  'data-state': index === selected ? 'selected' : 'unselected',
});

const tabId = (id: string, index: number) => `${id}-tab-${index}`;
const panelId = (id: string, index: number) => `${id}-panel-${index}`;
