import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { AppButtons, AppChoice, AppField, AppSwitch } from './AppForm';
import { AppLog } from './AppLog';
import { AppFacts } from './AppRun';
import * as styles from './AppScreen.css';
import { AppTable } from './AppTable';
import type { AppPart } from './appPart';

export interface AppScreenProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Where the screen is in the app, from the menu to the heading: `['Jobs', 'New job', 'Define']`. */
  place: string[];
  /** One sentence under the drawing: what to do here. */
  caption: string;
  /** What stands on the screen, top to bottom. */
  parts: AppPart[];
}

/**
 * A screen of the product, drawn in the system's own lines: it follows the color mode, the text size and the language of
 * the page. What a step of the page names carries the step's number and is outlined in green. Renders a `<figure>` whose
 * text is all that the drawing says; nothing in it can be pressed.
 */
export function AppScreen({ place, caption, parts, className, ...rest }: AppScreenProps) {
  return (
    <figure {...rest} className={clsx(styles.root, className)}>
      <div className={styles.sheet}>
        <p className={styles.bar}>
          <VisuallyHidden>Screen: </VisuallyHidden>
          <span className={styles.place}>{place.join(' / ')}</span>
        </p>
        <div className={styles.body}>
          {parts.map((part, index) => (
            <Part key={index} part={part} />
          ))}
        </div>
      </div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}

function Part({ part }: { part: AppPart }) {
  switch (part.kind) {
    case 'heading':
      return <p className={styles.heading}>{part.text}</p>;
    case 'field':
      return <AppField {...part} />;
    case 'choice':
      return <AppChoice {...part} />;
    case 'switch':
      return <AppSwitch {...part} />;
    case 'buttons':
      return <AppButtons {...part} />;
    case 'facts':
      return <AppFacts {...part} />;
    case 'table':
      return <AppTable {...part} />;
    case 'log':
      return <AppLog {...part} />;
  }
}
