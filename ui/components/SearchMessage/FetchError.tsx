import type { ComponentProps } from 'react';

import { Button } from '../Button/Button';
import { ButtonRow } from '../ButtonRow/ButtonRow';
import { SearchMessage } from './SearchMessage';
import * as styles from './SearchMessage.css';
import { fetchErrorText } from './texts';

export interface FetchErrorProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Called when the reader wants the search to be tried again. Leave it out and there is no button. */
  onRetry?: () => void;
}

/** The search could not be asked. Renders a `<div>` with an `<h2>`. */
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
