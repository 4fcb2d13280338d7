/** Seconds in which a second mail about the same matter counts as a repeat, as after a double click. */
const REPEAT_TIME = 60;

/** Whether a mail was sent so short a time ago that another one is refused. `now` is in Unix seconds. */
export const wasJustSent = (sentAt: Date | null, now: number): boolean =>
  sentAt !== null && sentAt.getTime() > (now - REPEAT_TIME) * 1000;
