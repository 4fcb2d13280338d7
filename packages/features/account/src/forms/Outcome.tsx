import { PageTitle } from '@fairlead/kit';
import { EmptyState, ErrorState, Inline, Spinner, Stack, Text } from '@fairlead/ui';
import type { ReactNode } from 'react';

interface OutcomeProps {
  /** Of the document. */
  title: string;
  heading: string;
  text: string;
  illustration?: ReactNode;
  /** What the page's root says of itself. */
  state?: 'ready' | 'not-found';
  children?: ReactNode;
}

/** What came of a link: the page has no form, or one after it. */
export function Outcome({ title, heading, text, illustration, state = 'ready', children }: OutcomeProps) {
  return (
    <Stack gap={20} data-state={state}>
      <PageTitle>{title}</PageTitle>
      <EmptyState illustration={illustration} title={heading} level={1} description={text} role="status" />
      {children}
    </Stack>
  );
}

/** While a link is being looked up. */
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
  message: string;
  onRetry: () => void;
}

/** A link that could not be looked up; it may be good. */
export function Failed({ title, heading, message, onRetry }: FailedProps) {
  return (
    <Stack gap={20} data-state="error">
      <PageTitle>{title}</PageTitle>
      <ErrorState title={heading} message={message} onRetry={onRetry} />
    </Stack>
  );
}
