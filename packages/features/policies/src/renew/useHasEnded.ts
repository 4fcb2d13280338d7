import { useToday } from '@fairlead/kit';

/** Returns whether a term is over, by the day of the agency. */
export function useHasEnded(): (expiredDate: number) => boolean {
  const today = useToday();
  return (expiredDate) => expiredDate < today;
}
