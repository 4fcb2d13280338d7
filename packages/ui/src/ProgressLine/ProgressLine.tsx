import { useWords } from '../messages/messages';
import * as words from '../messages/words';
import * as styles from './ProgressLine.css';

export interface ProgressLineProps {
  /** Something is on its way. */
  active: boolean;
}

/** The thin line at the top of the page while the next one is on its way. Once a product, above everything. */
export function ProgressLine({ active }: ProgressLineProps) {
  const say = useWords();
  return active && <progress aria-label={say(words.loading)} className={styles.root} />;
}
