import type { Failure } from '@fairlead/api-client/client';
import { LoadError, PageTitle } from '@fairlead/kit';
import { EmptyState, Inline, Spinner, Stack, Text } from '@fairlead/ui';
import { type ReactNode, useEffect, useRef } from 'react';

interface OutcomeProps {
  /** Document title. */
  title: string;
  heading: string;
  text: string;
  illustration?: ReactNode;
  /** Value of `data-state` on the page. */
  state?: 'ready' | 'not-found';
  /** Shown in place of a form whose focused button is gone, so the heading gets the focus. Defaults to `false`. */
  replacesForm?: boolean;
  children?: ReactNode;
}

/** Result of a link from a mail. */
export function Outcome({
  title,
  heading,
  text,
  illustration,
  state = 'ready',
  replacesForm = false,
  children,
}: OutcomeProps) {
  const headingText = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (replacesForm) headingText.current?.focus();
  }, [replacesForm]);
  return (
    <Stack gap={20} data-state={state}>
      <PageTitle>{title}</PageTitle>
      <EmptyState
        illustration={illustration}
        title={
          <span ref={headingText} tabIndex={-1}>
            {heading}
          </span>
        }
        level={1}
        description={text}
        role="status"
      />
      {children}
    </Stack>
  );
}

/** Shown while a link is being validated. */
export function Busy({ title, text }: { title: string; text: string }) {
  return (
    <Inline gap={12} justify="center" role="status" data-state="loading">
      <PageTitle>{title}</PageTitle>
      <Spinner />
      <Text>{text}</Text>
    </Inline>
  );
}

interface FailedProps {
  title: string;
  heading: string;
  failure: Failure;
  onRetry: () => unknown;
}

/** Shown when a link could not be validated. The link itself may be valid. */
export function Failed({ title, heading, failure, onRetry }: FailedProps) {
  return (
    <Stack gap={20} data-state="error">
      <PageTitle>{title}</PageTitle>
      <LoadError title={heading} failure={failure} onRetry={onRetry} />
    </Stack>
  );
}
