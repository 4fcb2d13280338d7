/** Days on which a user gets the daily digest. */
export const digestDays = ['EVERY_DAY', 'MONDAY_TO_FRIDAY'] as const;
export type DigestDays = (typeof digestDays)[number];

/** Local times in the form HH:MM between which mails at once wait, for users who want quiet hours. */
export const quietTimes = { from: '18:00', until: '08:00' } as const;

const MINUTES_PER_DAY = 1440;

/** Minutes since midnight of a time in the form HH:MM. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

const localTime = (timeZone: string, instant: number): string =>
  new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    instant * 1000,
  );

/** End of the quiet hours (unix seconds) in which an instant lies. Undefined outside of them. */
export function endOfQuietHours(timeZone: string, instant: number): number | undefined {
  const now = minutesOf(localTime(timeZone, instant));
  const until = minutesOf(quietTimes.until);
  if (now >= until && now < minutesOf(quietTimes.from)) return undefined;
  const minutes = (until - now + MINUTES_PER_DAY) % MINUTES_PER_DAY;
  const end = instant - (instant % 60) + minutes * 60;
  // Clocks that change in the night make it an hour earlier or later.
  return end + (until - minutesOf(localTime(timeZone, end))) * 60;
}
