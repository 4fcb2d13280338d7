'use client';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import * as styles from './GroupStrip.css';
import type { CommandGroup } from './groups';

interface GroupStripProps {
  groups: readonly CommandGroup[];
  /** Heading of the only group that is listed. */
  only: string | undefined;
  onOnly: (only: string | undefined) => void;
}

/** Groups of the results. A chosen group is listed alone. The keyboard reaches all groups with Tab in the field. */
export function GroupStrip({ groups, only, onOnly }: GroupStripProps) {
  const translate = useTranslate();
  // a suggested search is no result
  const results = groups.filter(({ commands }) => commands[0]?.search === undefined);
  if (results.length < 2) return null;
  const isOne = groups.some(({ heading }) => heading === only);
  const button = (label: string, heading: string | undefined, pressed: boolean) => (
    <button
      key={label}
      type="button"
      tabIndex={-1}
      aria-pressed={pressed}
      className={styles.button}
      onClick={() => onOnly(heading)}
    >
      {label}
    </button>
  );
  return (
    <div role="group" aria-label={translate(messages.groups)} className={styles.root}>
      {button(translate(messages.allGroups), undefined, !isOne)}
      {results.map(({ heading }) => button(heading, heading, heading === only))}
    </div>
  );
}
