import type { ComponentProps } from 'react';

import { Button } from '../Button/Button';
import { ButtonRow } from '../ButtonRow/ButtonRow';
import { SearchMessage } from './SearchMessage';
import * as styles from './SearchMessage.css';
import type { SearchText } from './texts';

export interface FetchErrorProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  text: SearchText;
  /** Called to retry. @default no button */
  onRetry?: () => void;
}

/** The search failed. Renders a `<div>` with an `<h2>`. */
export function FetchError({ text, onRetry, ...rest }: FetchErrorProps) {
  return (
    <SearchMessage {...rest} picture="stopped" title={text.failed}>
      <p className={styles.text}>{text.help}</p>
      {onRetry && (
        <ButtonRow>
          <Button emphasis="secondary" icon="retry" onClick={onRetry}>
            {text.retry}
          </Button>
        </ButtonRow>
      )}
    </SearchMessage>
  );
}
