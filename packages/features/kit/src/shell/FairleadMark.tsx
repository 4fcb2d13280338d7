import * as styles from './portal.css';

/** Fairlead's logo: a rope through a ring. */
export function FairleadMark() {
  return (
    <svg width="26" height="26" viewBox="0 0 28 28" className={styles.drawnMark} aria-hidden="true">
      <rect width="28" height="28" rx="8" />
      <circle cx="14" cy="14" r="6.2" strokeWidth="2.6" />
      <path d="M2.5 20.5C9 20.5 10.5 14 14 14s5-6.5 11.5-6.5" strokeWidth="2.2" strokeLinecap="round" />
    </svg>
  );
}
