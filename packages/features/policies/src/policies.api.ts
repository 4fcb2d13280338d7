import type { Read, Schemas } from '@fairlead/api-client/client';
import { useRead } from '@fairlead/api-client/swr';
import { policyCountersRead } from './policyReads';

/** As lists show it. */
export type PolicySummary = Schemas['PolicySummary'];

/** A page of policies; the page before stays until the next one is there. */
export const usePolicies = (read: Read<'/api/policy/all'>) => useRead(read, { keepPreviousData: true });

/** How many policies have each status. */
export const usePolicyCounters = () => useRead(policyCountersRead);
