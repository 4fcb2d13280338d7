'use client';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState';
import { RotateCw } from '../icons';
import { BrokenArt } from '../illustrations/illustrations';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import { usePending } from '../usePending';

export interface ErrorStateProps extends Omit<EmptyStateProps, 'description' | 'action'> {
  /** Error message of the server. */
  message?: ReactNode;
  /** Called when the user presses Retry, which is busy while the returned promise is pending. Without it, there is no button. */
  onRetry?: () => unknown;
}

/**
 * Replaces content that failed to load, with a message and a Retry button. If older content is still available, keep it and
 * show an `Alert` above it.
 *
 * @example
 * <ErrorState title="The policies did not load" onRetry={reload} />
 */
export function ErrorState({ message, onRetry, illustration = <BrokenArt />, ...rest }: ErrorStateProps) {
  return (
    <EmptyState
      role="alert"
      {...rest}
      illustration={illustration}
      description={message}
      action={onRetry && <RetryButton onRetry={onRetry} />}
    />
  );
}

function RetryButton({ onRetry }: Required<Pick<ErrorStateProps, 'onRetry'>>) {
  const translate = useTranslate();
  const [pending, retry] = usePending(onRetry);
  return (
    <Button leadingIcon={<RotateCw />} loading={pending} onClick={retry}>
      {translate(messages.retry)}
    </Button>
  );
}
