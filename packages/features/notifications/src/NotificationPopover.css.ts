import { vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

const { border, space, surface } = vars;

/** The rows begin and end at the edges of the popover, and their texts are aligned with its title. */
export const popover = style({
  display: 'grid',
  inlineSize: 424,
  maxInlineSize: `calc(100% + 2 * ${space[12]})`,
  marginInline: `calc(-1 * ${space[12]})`,
});
export const foot = style({
  // stays below the rows while they scroll, also in the padding of the popover
  position: 'sticky',
  insetBlockEnd: `calc(-1 * ${space[16]})`,
  marginBlockEnd: `calc(-1 * ${space[16]})`,
  background: surface.overlay,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[8],
  padding: space[12],
  borderBlockStart: `1px solid ${border.subtle}`,
});
