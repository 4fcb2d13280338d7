import { type Failure, messageOf } from '@fairlead/api-client/client';
import { Alert } from '@fairlead/ui';
import { RetryButton } from './RetryButton';

export interface LoadAlertProps {
  /** Title of the alert, such as "The counts could not be loaded". */
  title?: string;
  failure: Failure;
  onRetry: () => unknown;
  /** Text of the button, "Retry" by default. Several alerts of a page need different ones. */
  retryLabel?: string;
}

/** Says that a part of a page could not be loaded, and offers to load it again. `ErrorState` fills a page or a card instead. */
export function LoadAlert({ title, failure, onRetry, retryLabel }: LoadAlertProps) {
  return (
    <Alert
      tone="danger"
      title={title}
      action={
        <RetryButton size="small" onRetry={onRetry}>
          {retryLabel}
        </RetryButton>
      }
    >
      {messageOf(failure)}
    </Alert>
  );
}
