import { below, vars } from '@fairlead/ui/contract';
import { globalStyle, style } from '@vanilla-extract/css';

const { border, fontSize, space, surface, text, weight } = vars;

/** Keeps the boxes near the names of their events. */
export const settings = style({ maxInlineSize: 800 });
export const grid = style({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: fontSize.body });
/** Name of a group of events. */
export const group = style({});
globalStyle(`${grid} th, ${grid} td`, {
  padding: `${space[8]} ${space[20]}`,
  borderBlockEnd: `1px solid ${border.subtle}`,
  textAlign: 'center',
  fontWeight: weight.label,
  '@media': { [below('md')]: { padding: space[8] } },
});
globalStyle(`${grid} th:first-child`, { textAlign: 'start', overflowWrap: 'anywhere' });
globalStyle(`${grid} thead th`, {
  color: text.muted,
  fontSize: fontSize.caption,
  '@media': { [below('md')]: { overflowWrap: 'anywhere' } },
});
globalStyle(`${grid} .${group}`, { textAlign: 'start', background: surface.sunken, color: text.muted });
/** As wide as the box, which is centred below the name of its column. */
export const choice = style({ display: 'inline-grid', verticalAlign: 'middle' });
export const fixed = style([choice, { opacity: 0.6 }]);
export const gridFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: `${space[16]} ${space[24]}`,
  padding: `${space[12]} ${space[20]}`,
});
export const schedule = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });
