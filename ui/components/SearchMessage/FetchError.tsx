import type { ComponentProps } from 'react';

import { Button } from '../Button/Button';
import { ButtonRow } from '../ButtonRow/ButtonRow';
import { SearchMessage } from './SearchMessage';
import * as styles from './SearchMessage.css';
import { fetchErrorText } from './texts';

export interface FetchErrorProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Called to retry. @default no button */
  onRetry?: () => void;
}

/** The search failed. Renders a `<div>` with an `<h2>`. */
export function FetchError({ onRetry, ...rest }: FetchErrorProps) {
  return (
    <SearchMessage {...rest} picture="stopped" title={fetchErrorText.title}>
      <p className={styles.text}>{fetchErrorText.help}</p>
      {onRetry && (
        <ButtonRow>
          <Button emphasis="secondary" icon="retry" onClick={onRetry}>
            Retry
          </Button>
        </ButtonRow>
      )}
    </SearchMessage>
  );
}
