import { vars } from '@fairlead/ui/contract';
import { style, styleVariants } from '@vanilla-extract/css';

const { accent, space, tone } = vars;

/** Status label with a color dot. */
export const statusLabel = style({ display: 'inline-flex', alignItems: 'center', gap: space[8], minInlineSize: 0 });
const mark = style({
  flex: 'none',
  inlineSize: '8px',
  blockSize: '8px',
  borderRadius: '2px',
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});
export const dot = styleVariants({ accent, ...tone }, (of) => [mark, { background: of.mark }]);
