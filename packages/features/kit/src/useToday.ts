import { dayIn, isTimeZone } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { useMemo } from 'react';
import { userTimeZone } from './formats';

/** Time zone of the user's agency. The browser's while the agency has chosen none, and when the browser does not have it. */
export function useAgencyTimeZone(): string {
  const { me } = useAuth();
  const timeZone = me?.agency?.timeZone;
  return useMemo(() => (timeZone && isTimeZone(timeZone) ? timeZone : userTimeZone()), [timeZone]);
}

/** Today in the time zone of the user's agency, as midnight UTC in unix seconds. */
export function useToday(): number {
  return dayIn(useAgencyTimeZone(), new Date().getTime() / 1000);
}
