import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { option, viewport } from './Listbox.css';

const { fontSize, lineHeight, space, text, weight } = vars;

/** A virtualised list has no width of its own. */
export const scroller = style([
  viewport,
  { flex: 'auto', width: '240px', minWidth: '100%', overflowY: 'auto', overscrollBehavior: 'contain' },
]);
const small = { fontSize: fontSize.label, lineHeight: lineHeight.label, fontWeight: weight.body, color: text.muted };
export const description = style({ ...small, selectors: { [`${option}[data-disabled] &`]: { color: 'inherit' } } });
export const heading = style({ ...small, padding: `${space[8]} ${space[8]} ${space[4]}`, fontWeight: weight.label });
/** Message instead of options. */
export const message = style({ ...small, display: 'flex', gap: space[8], padding: `10px ${space[12]}` });
