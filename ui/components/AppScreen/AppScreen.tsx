import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import type { Messages } from '../../behaviors/messages';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { AppField, type AppFieldPart } from './AppField';
import * as styles from './AppScreen.css';
import builtIn from './AppScreen.messages.json';
import { AppStep } from './AppStep';
import { AppTable, type AppTablePart } from './AppTable';

export interface AppScreenProps extends Omit<ComponentProps<'figure'>, 'children'>, Messages<typeof builtIn> {
  /** The screen's location in the app, from the menu to the heading: `['Jobs', 'New job', 'Define']`. */
  place: string[];
  /** One sentence under the drawing: what to do here. */
  caption: string;
  /** The parts of the screen, top to bottom. */
  parts: AppPart[];
}

export type AppPart =
  | { kind: 'heading'; text: string }
  | AppFieldPart
  /** A row of buttons. The last one continues. */
  | { kind: 'buttons'; buttons: { text: string; step?: number }[] }
  | AppTablePart;

/**
 * A screen of the product, drawn with the system's own tokens, so it follows color mode, text size and language of the
 * page. The part that a step is about is outlined and numbered. Renders a `<figure>` whose text is the text of the
 * screen; nothing in it is focusable.
 */
export function AppScreen({ place, caption, parts, messages, className, ...rest }: AppScreenProps) {
  const text = { ...builtIn, ...messages };
  return (
    <figure {...rest} className={clsx(styles.root, className)}>
      <div className={styles.frame}>
        <p className={styles.bar}>
          <VisuallyHidden>{text.screen} </VisuallyHidden>
          <span className={styles.place}>{place.join(' / ')}</span>
        </p>
        <div className={styles.body}>
          {parts.map((part, index) => (
            <Part key={index} part={part} label={place.join(' / ')} text={text} />
          ))}
        </div>
      </div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}

function Part({ part, label, text }: { part: AppPart; label: string; text: typeof builtIn }) {
  switch (part.kind) {
    case 'heading':
      return <p className={styles.heading}>{part.text}</p>;
    case 'field':
      return <AppField {...part} text={text} />;
    case 'table':
      return <AppTable {...part} label={label} word={text.step} />;
    case 'buttons':
      return (
        <div className={styles.buttons}>
          {part.buttons.map(({ text: label, step }) => (
            <span key={label} className={styles.buttonPlace}>
              <AppStep step={step} word={text.step} />
              <span className={styles.button} data-step={step}>
                <VisuallyHidden>{text.button} </VisuallyHidden>
                {label}
              </span>
            </span>
          ))}
        </div>
      );
  }
}
