import type { ReactNode } from 'react';
import { matcher } from '../Listbox/matcher';

export interface Command {
  id: string;
  label: string;
  /** The heading under which it stands. Commands of one group follow one another. */
  group: string;
  /** What kind of thing it is, at the end of the line; it is searched too. */
  detail?: string;
  icon?: ReactNode;
  /** Other words by which it is found. */
  keywords?: string;
  /** Done once the palette has closed. */
  onSelect: () => void;
}

/** The commands that hold every word of what was typed. */
export function found(commands: readonly Command[], typed: string): Command[] {
  const fits = matcher(typed);
  return commands.filter(({ label, detail = '', keywords = '', group }) =>
    fits(`${label} ${detail} ${keywords} ${group}`),
  );
}
