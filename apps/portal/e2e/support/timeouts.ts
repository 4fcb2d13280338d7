/** Milliseconds that a flow waits for a page or a mail. Machines with other work are several times slower at times. */
export const WAIT = 45_000;
