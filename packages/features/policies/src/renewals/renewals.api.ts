import type { Schemas } from '@fairlead/api-client/client';
import { useRead } from '@fairlead/api-client/swr';
import { renewalFiguresRead } from './renewalReads';

/** Policy that is due for renewal, with the stage of its renewal. */
export type Renewal = Schemas['RenewalSummary'];
export type RenewalFigures = Schemas['RenewalFigures'];

export const useRenewalFigures = (mine: boolean) => useRead(renewalFiguresRead(mine), { keepPreviousData: true });
