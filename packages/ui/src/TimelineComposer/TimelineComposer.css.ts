import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { scaled } from '../theme/scaled';

const { border, radius, space, surface, text } = vars;

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] });
export const kinds = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] });
/** Button that looks like the field that it opens. */
export const start = style({
  display: 'flex',
  width: '100%',
  minHeight: scaled(72),
  padding: `${space[12]} ${space[16]}`,
  border: `1px solid ${border.control}`,
  borderRadius: radius.control,
  background: surface.raised,
  color: text.muted,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'text',
  selectors: { '&:hover': { borderColor: border.controlHover } },
});
