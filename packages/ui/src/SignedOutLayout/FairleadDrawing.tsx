import * as styles from './SignedOutLayout.css';

const ropes = Array.from({ length: 13 }, (_, index) => index - 6);

/** Illustration of ropes that pass through a fairlead (a guide ring on a ship). */
export function FairleadDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 760 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {ropes.map((n) => {
        const [from, ring] = [444 + 84 * n, 400 + 6.4 * n];
        return (
          <path
            key={n}
            className={styles.rope}
            d={`M-20 ${from}C220 ${from} 300 ${ring} 470 ${ring}S690 ${300 + 29.44 * n} 800 ${250 + 44.8 * n}`}
            strokeWidth={n === 0 ? 2.5 : 1.2}
            opacity={n === 0 ? 1 : 0.5 - 0.045 * Math.abs(n)}
          />
        );
      })}
      <circle className={styles.ring} cx="470" cy="400" r="62" strokeWidth="15" />
      <circle className={styles.rope} cx="470" cy="400" r="46" opacity="0.5" />
      <circle className={styles.rope} cx="470" cy="400" r="78" opacity="0.35" />
    </svg>
  );
}
