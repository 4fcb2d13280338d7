import { localDay } from '@fairlead/rules';

/** Whether a term is over, by the user's calendar. */
export const hasEnded = (expiredDate: number): boolean => expiredDate < localDay(new Date());
