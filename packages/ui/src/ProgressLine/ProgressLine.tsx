'use client';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import * as styles from './ProgressLine.css';

export interface ProgressLineProps {
  /** Whether a page is loading. */
  active: boolean;
}

/**
 * Thin line at the top of the window while the next page loads. Render it once per application.
 *
 * @example
 * <ProgressLine active={isNavigating} />
 */
export function ProgressLine({ active }: ProgressLineProps) {
  const translate = useTranslate();
  return active && <progress aria-label={translate(messages.loading)} className={styles.root} />;
}
