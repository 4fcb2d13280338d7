import type { Schemas } from '@fairlead/api-client/client';
import { to, urls } from '../urls';

/**
 * Page of a claim, certificate, service request, opportunity or quote in progress; undefined if the user cannot open one.
 *
 * @param canOpen Whether the user may open the pages of this pattern: see `useCanOpen`.
 */
export function progressAddress(
  { kind, id, policyId }: Pick<Schemas['InProgress'], 'kind' | 'id' | 'policyId'>,
  canOpen: (pattern: string) => boolean,
): string | undefined {
  if (kind === 'CLAIM') return canOpen(urls.claims.view) ? to(urls.claims.view, { id }) : undefined;
  if (kind === 'QUOTE') return canOpen(urls.quotes.view) ? to(urls.quotes.view, { id }) : undefined;
  if (kind === 'REQUEST') return `${urls.opportunities.list}?open=${id}`;
  if (policyId === null) return undefined;
  const showsCertificates = kind === 'CERTIFICATE' && canOpen(urls.policies.certificates);
  return to(showsCertificates ? urls.policies.certificates : urls.policies.detail, { id: policyId });
}
