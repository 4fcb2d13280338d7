import { useMessages } from '../messages/messages';
import * as styles from './ProgressLine.css';

export interface ProgressLineProps {
  /** Something is on its way. */
  active: boolean;
}

/** The thin line at the top of the page while the next one is on its way. Once a product, above everything. */
export function ProgressLine({ active }: ProgressLineProps) {
  const { loading } = useMessages();
  return active && <progress aria-label={loading} className={styles.root} />;
}
