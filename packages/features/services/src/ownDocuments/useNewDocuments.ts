import type { Schemas } from '@fairlead/api-client/client';
import { useWrite } from '@fairlead/api-client/swr';
import { useReadOnly } from '@fairlead/ui';
import { useEffect, useRef, useState } from 'react';

export type OwnDocument = Schemas['OwnDocument'];

/**
 * Marks the documents as seen when the page has loaded, and returns whether a document is new during this visit. An agent who
 * views the portal as the customer marks nothing.
 */
export function useNewDocuments(loaded: boolean): (document: OwnDocument) => boolean {
  const markSeen = useWrite('post', '/api/docs/mine/seen');
  const readOnly = useReadOnly() !== undefined;
  const [visit, setVisit] = useState<Schemas['DocumentsSeen']>();
  const sent = useRef(false);
  useEffect(() => {
    if (!loaded || readOnly || sent.current) return;
    sent.current = true;
    void markSeen(undefined).then((result) => (result.ok ? setVisit(result.payload) : undefined));
  }, [loaded, readOnly, markSeen]);
  return ({ createdBy, creationDate, isNew }) => {
    if (!visit) return isNew;
    // after the visit was marked, the server finds nothing new
    return createdBy === 'AGENT' && (visit.seenBefore === null || creationDate >= visit.seenBefore);
  };
}
