import { vars } from '@fairlead/ui/contract';
import { style, styleVariants } from '@vanilla-extract/css';

/** Status label with a color dot. */
export const label = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[8], minInlineSize: 0 });
const mark = style({
  flex: 'none',
  inlineSize: '8px',
  blockSize: '8px',
  borderRadius: '2px',
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});
export const dot = styleVariants({ accent: vars.accent, ...vars.tone }, (of) => [mark, { background: of.mark }]);
