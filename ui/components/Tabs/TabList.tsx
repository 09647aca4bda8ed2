import { parts } from './Tabs.behavior';

export interface TabListProps {
  /** Prefix of the ids of tabs and panels. Unique on the page. */
  id: string;
  /** Accessible name of the list. */
  name: string;
  /** Labels of the tabs. The first is selected. */
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
          key={index}
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

const tabProps = (id: string, index: number) => ({
  ...parts.tab.mark(),
  id: tabId(id, index),
  'aria-selected': index === 0,
  tabIndex: index === 0 ? 0 : -1,
});

/** Attributes of the panel of a tab. */
export const panelProps = (id: string, index: number) => ({
  ...parts.panel.mark(),
  id: panelId(id, index),
  'aria-labelledby': tabId(id, index),
  'data-state': index === 0 ? 'selected' : 'waiting',
});

const tabId = (id: string, index: number) => `${id}-tab-${index}`;
const panelId = (id: string, index: number) => `${id}-panel-${index}`;
