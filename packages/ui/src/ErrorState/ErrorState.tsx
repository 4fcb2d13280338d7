'use client';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState';
import { RotateCw } from '../icons';
import { BrokenArt } from '../illustrations/illustrations';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';

export interface ErrorStateProps extends Omit<EmptyStateProps, 'description' | 'action'> {
  /** Error message of the server. */
  message?: ReactNode;
  /** Called when the user presses Retry. Without it, there is no button. */
  onRetry?: () => void;
}

/**
 * Replaces content that failed to load, with a message and a Retry button. If older content is still available, keep it and
 * show an `Alert` above it.
 *
 * @example
 * <ErrorState title="The policies did not load" onRetry={reload} />
 */
export function ErrorState({ message, onRetry, illustration = <BrokenArt />, ...rest }: ErrorStateProps) {
  const translate = useTranslate();
  return (
    <EmptyState
      role="alert"
      {...rest}
      illustration={illustration}
      description={message}
      action={
        onRetry && (
          <Button leadingIcon={<RotateCw />} onClick={onRetry}>
            {translate(messages.retry)}
          </Button>
        )
      }
    />
  );
}
