import { scaled, vars } from '@fairlead/ui/contract';
import { style, styleVariants } from '@vanilla-extract/css';

const { border, fontSize, radius, space, text, tone } = vars;

/** The bar and the texts of the stages need more space than a figure. */
export const stagesFigure = style({
  flexGrow: 1.5,
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  padding: '14px 16px',
});

/** Share of each stage. */
export const bar = style({ display: 'flex', gap: 2, blockSize: 8, marginBlock: space[4] });
const segment = style({ borderRadius: radius.full, minInlineSize: 4 });
export const segments = styleVariants({
  NOT_STARTED: [segment, { background: border.control }],
  QUOTING: [segment, { background: tone.info.solid }],
  OFFERED: [segment, { background: tone.warning.solid }],
  ACCEPTED: [segment, { background: tone.success.solid }],
  LOST: [segment, { background: tone.danger.solid }],
});
export const stages = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[12]}` });
export const stage = style({
  color: text.muted,
  fontSize: fontSize.caption,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { textDecoration: 'underline' },
});

export const daysLeft = style({
  display: 'grid',
  gap: space[4],
  minInlineSize: 'max-content',
  maxInlineSize: scaled(117),
  whiteSpace: 'nowrap',
});
export const change = style({ display: 'inline-flex', alignItems: 'center', gap: 2, whiteSpace: 'nowrap' });

export const person = style({ display: 'inline-flex', alignItems: 'center', gap: space[8], minInlineSize: 0 });
/** Leaves narrow columns to the name. */
export const roomyOnly = style({
  display: 'none',
  '@container': { '(min-width: 1100px)': { display: 'inline-grid' } },
});
export const agent = style({ display: 'inline-grid' });
