/** Meaning of a status, shown as a colour. */
export type StatusTone = 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger' | 'secondary';

/** One tone per value of an enum. */
export type TonesOf<Value extends string> = Readonly<Record<Value, StatusTone>>;
