import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { scaled } from '../theme/scaled';

const { border, radius, surface } = vars;

export const root = style({
  display: 'grid',
  // The spinner and the preview share one grid cell.
  gridTemplateAreas: '"all"',
  placeItems: 'center',
  minHeight: scaled(240),
  border: `1px solid ${border.default}`,
  borderRadius: radius.card,
  background: surface.sunken,
  overflow: 'clip',
});
const shown = style({ gridArea: 'all', selectors: { '[data-state="loading"] > &': { visibility: 'hidden' } } });
export const image = style([shown, { maxWidth: '100%', maxHeight: '75dvh', objectFit: 'contain' }]);
export const frame = style([shown, { width: '100%', height: '75dvh', border: 0 }]);
export const waiting = style({ gridArea: 'all' });
