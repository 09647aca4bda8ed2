import { parts } from './Tabs.behavior';

export interface TabListProps {
  /** What the ids of the tabs and of their panels begin with. Unique on the page. */
  id: string;
  /** What the tabs choose. Heard, not seen. */
  name: string;
  /** What each tab says, each only once. The first is on. */
  labels: string[];
  /** How many of the panels are on the page, from the first. @default all */
  panels?: number;
  className: string;
  tabClassName: string;
}

/** The tabs of several ways, one stop of the Tab key. Renders a `<div>` with buttons. */
export function TabList({ id, name, labels, panels = labels.length, className, tabClassName }: TabListProps) {
  return (
    <div {...parts.list.mark()} aria-label={name} className={className}>
      {labels.map((label, index) => (
        <button
          key={label}
          type="button"
          {...tabProps(id, index)}
          aria-controls={index < panels ? panelId(id, index) : undefined}
          className={tabClassName}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/** What makes a button a tab. */
const tabProps = (id: string, index: number) => ({
  ...parts.tab.mark(),
  id: tabId(id, index),
  'aria-selected': index === 0,
  tabIndex: index === 0 ? 0 : -1,
});

/** What makes an element the panel of a tab. */
export const panelProps = (id: string, index: number) => ({
  ...parts.panel.mark(),
  id: panelId(id, index),
  'aria-labelledby': tabId(id, index),
  'data-state': index === 0 ? 'selected' : 'waiting',
});

const tabId = (id: string, index: number) => `${id}-tab-${index}`;
const panelId = (id: string, index: number) => `${id}-panel-${index}`;
