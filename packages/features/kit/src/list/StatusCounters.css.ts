import { vars } from '@fairlead/ui/contract';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const container = { containerType: 'inline-size' } as const;
/** With six columns where the labels of all languages fit on two lines: beside the sidebar in a window of 1280 px. */
export const counters = styleVariants({ usual: container, six: container });
globalStyle(`${counters.six}${counters.six} > *`, {
  '@container': {
    '(min-width: 60rem)': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: vars.space[8] },
  },
});

/** Status label with a color dot. */
export const label = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[6], minInlineSize: 0 });
const mark = style({
  flex: 'none',
  inlineSize: '8px',
  blockSize: '8px',
  borderRadius: '2px',
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});
export const dot = styleVariants({ accent: vars.accent, ...vars.tone }, (of) => [mark, { background: of.mark }]);
