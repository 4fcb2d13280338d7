import { lazy, Suspense } from 'react';

const ErasedCallout = lazy(() => import('./ErasedCallout').catch(() => ({ default: () => null })));

/** Notice on the page of a record whose contact was erased. Renders nothing for other contacts. */
export function ErasedNotice({ contact }: { contact: { erased?: boolean } }) {
  return contact.erased ? (
    <Suspense fallback={null}>
      <ErasedCallout />
    </Suspense>
  ) : null;
}
