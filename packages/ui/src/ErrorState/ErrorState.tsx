import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState';
import { RotateCw } from '../icons';
import { BrokenArt } from '../illustrations/illustrations';
import { useWords } from '../messages/messages';
import * as words from '../messages/words';

export interface ErrorStateProps extends Omit<EmptyStateProps, 'description' | 'action'> {
  /** What the server said. */
  message?: ReactNode;
  /** Asks again; without it there is nothing to press. */
  onRetry?: () => void;
}

/**
 * Stands in place of what could not be loaded: what failed, what the server said, a way to ask again. What was shown
 * before stays, under an `Alert`, instead of this.
 */
export function ErrorState({ message, onRetry, illustration = <BrokenArt />, ...rest }: ErrorStateProps) {
  const say = useWords();
  return (
    <EmptyState
      role="alert"
      {...rest}
      illustration={illustration}
      description={message}
      action={
        onRetry && (
          <Button leadingIcon={<RotateCw />} onClick={onRetry}>
            {say(words.retry)}
          </Button>
        )
      }
    />
  );
}
