import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { scaled } from '../theme/scaled';
import { cell } from './days.css';

const { accent, border, fontSize, layer, lineHeight, radius, space, surface, text, tone, weight } = vars;

const hour = scaled(48);

/** As high as the window allows, so that loading and other weeks do not move the page. */
export const scroller = style({
  blockSize: 'max(480px, calc(100dvh - 240px))',
  overflowY: 'auto',
  overscrollBehaviorY: 'contain',
});
export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.head,
  borderBlockEnd: `1px solid ${border.default}`,
  background: surface.raised,
});
export const label = style({
  minWidth: 0,
  paddingInline: space[8],
  color: text.muted,
  fontSize: fontSize.caption,
  lineHeight: lineHeight.caption,
  textAlign: 'end',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});
export const wholeDays = style([label, { paddingBlock: space[6] }]);

export const cellOfHour = style([cell, { height: hour }]);
/** `--from` and `--length` are hours, `--column`, `--columns` and `--width` the share of the width. */
export const block = style({
  position: 'absolute',
  insetBlockStart: `calc(var(--from) * ${hour})`,
  insetInlineStart: 'calc(2px + var(--column) / var(--columns) * (100% - 8px))',
  blockSize: `calc(var(--length) * ${hour} - 2px)`,
  inlineSize: 'calc(var(--width) / var(--columns) * (100% - 8px) - 1px)',
  zIndex: 1,
  // Selected before others that it overlaps with its focus ring.
  selectors: { '&:focus-within': { zIndex: 2 } },
});
/** Place where a lifted event would be dropped. */
export const drop = style([
  block,
  {
    padding: `3px ${space[6]}`,
    border: `1.5px dashed ${accent.mark}`,
    borderRadius: radius.inner,
    background: accent.soft,
    color: accent.text,
    fontSize: fontSize.label,
    lineHeight: lineHeight.label,
    fontWeight: weight.label,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
    selectors: {
      '&[data-refused]': { borderColor: tone.danger.mark, background: tone.danger.soft, color: tone.danger.text },
    },
  },
]);
/** Line at the current time. */
export const now = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: `calc(var(--from) * ${hour})`,
  zIndex: 1,
  borderBlockStart: `2px solid ${tone.danger.mark}`,
  pointerEvents: 'none',
});
