import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const forced = '(forced-colors: active)';

export const root = style({
  display: 'block',
  height: '4px',
  minWidth: '24px',
  borderRadius: '2px',
  background: vars.chart.track,
  overflow: 'hidden',
  '@media': { [forced]: { outline: '1px solid' } },
});
const bar = style({
  display: 'block',
  height: '100%',
  borderRadius: '2px',
  '@media': { [forced]: { background: 'CanvasText' } },
});
export const tone = styleVariants({
  accent: [bar, { background: vars.accent.mark }],
  info: [bar, { background: vars.tone.info.mark }],
  warning: [bar, { background: vars.tone.warning.mark }],
  danger: [bar, { background: vars.tone.danger.mark }],
});
