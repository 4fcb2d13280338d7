import type { ReactNode } from 'react';
import { matcher } from '../Listbox/matcher';

export interface Command {
  /** Unique id. */
  id: string;
  /** Text of the command. */
  label: string;
  /** Heading above the command. Commands of one group must be adjacent. */
  group: string;
  /** Second line: what the record is, and whose. Searched too. */
  detail?: string;
  /** Chip at the end of the row, such as the status of a record. */
  chip?: ReactNode;
  /** Icon before the label. */
  icon?: ReactNode;
  /** Additional search terms. */
  keywords?: string;
  /** Address of the page that it opens. Ctrl or ⌘ with Enter or a click opens it in a new tab. */
  href?: string;
  /** Actions on the record. The right arrow key lists them. */
  actions?: readonly Command[];
  /** Whether the command changes something or creates a record. `>` in the field lists only such commands. */
  action?: boolean;
  /** Listed while nothing is typed. If no command is frequent, all are listed. */
  frequent?: boolean;
  /** Search text, such as a recent one. It replaces the text in the field, and the palette stays open. */
  search?: string;
  /** Called after the palette has closed. */
  onSelect: () => void;
}

/** Commands that contain every word of the search text. */
export function matchingCommands(commands: readonly Command[], typed: string): Command[] {
  const fits = matcher(typed);
  return commands.filter(({ label, detail = '', keywords = '', group }) =>
    fits(`${label} ${detail} ${keywords} ${group}`),
  );
}
