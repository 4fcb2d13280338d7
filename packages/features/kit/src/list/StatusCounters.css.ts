import { vars } from '@fairlead/ui/contract';
import { style, styleVariants } from '@vanilla-extract/css';

/** Status label with a color dot. */
export const label = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[4], minInlineSize: 0 });
const mark = style({
  flex: 'none',
  inlineSize: '7px',
  blockSize: '7px',
  borderRadius: vars.radius.full,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});
export const dot = styleVariants({ accent: vars.accent, ...vars.tone }, (of) => [mark, { background: of.mark }]);
