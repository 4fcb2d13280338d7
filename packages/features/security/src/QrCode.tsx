import { encode } from 'uqr';
import * as styles from './secondFactor.css';

/** Dark on light in every theme: many apps cannot read an inverted code. */
const colours = { light: 'white', dark: 'black' };
/** Modules of white space around the code, as the standard requires. */
const BORDER = 4;

/** QR code, drawn in the browser, so that its secret is not sent to another service. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.qr}
    >
      <rect width={size} height={size} fill={colours.light} />
      <path d={path} fill={colours.dark} />
    </svg>
  );
}
