import * as styles from './audit.css';
import { findMatch } from './matches';

/** A text in which the match of a search is marked. */
export function MarkedMatch({ text, searched }: { text: string; searched: string }) {
  const match = findMatch(text, searched);
  if (!match) return text;
  return (
    <>
      {text.slice(0, match.start)}
      <mark className={styles.match}>{text.slice(match.start, match.end)}</mark>
      {text.slice(match.end)}
    </>
  );
}
