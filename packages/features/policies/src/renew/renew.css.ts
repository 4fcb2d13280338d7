import { from, vars } from '@fairlead/ui/contract';
import { style, styleVariants } from '@vanilla-extract/css';

const { accent, border, fontSize, radius, space, surface, text, tone, weight } = vars;

/** This term and the new one: beside each other, or stacked on phones. */
export const terms = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  '@media': { [from('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1.3fr)' } },
});
const box = style({
  display: 'grid',
  gap: space[8],
  alignContent: 'start',
  minInlineSize: 0,
  padding: `${space[12]} ${space[16]}`,
  border: `1px solid ${border.default}`,
  borderRadius: radius.card,
});
export const term = styleVariants({
  this: [box, { background: surface.sunken }],
  next: [box, { borderColor: accent.border }],
});
export const arrow = style({
  display: 'none',
  alignItems: 'center',
  color: text.muted,
  '@media': { [from('sm')]: { display: 'flex' } },
});
/** As high as a control, so that the rows of both terms align. */
export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: vars.size.default,
});
/** The label stays beside the control when a message appears below it. */
export const entryRow = style([row, { alignItems: 'baseline' }]);
export const entry = style({ flex: '0 1 184px', minInlineSize: 0 });

const band = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[16]}`,
  padding: `${space[8]} ${space[16]}`,
  borderRadius: radius.control,
  fontVariantNumeric: 'tabular-nums',
});
const toned = ({ soft, text: color }: { soft: string; text: string }) => [band, { background: soft, color }];
export const difference = styleVariants({
  same: [band, { background: surface.pressed }],
  lower: toned(tone.success),
  higher: toned(tone.warning),
  high: toned(tone.danger),
});
export const differenceLabel = style({ flex: 1, minInlineSize: 'fit-content' });
export const fromQuote = style({ fontSize: fontSize.label });
export const differenceValue = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  fontSize: fontSize.lead,
  fontWeight: weight.title,
  whiteSpace: 'nowrap',
});

export const coverages = style({ display: 'grid', gap: space[4] });
export const coveragesHead = style({ display: 'flex', justifyContent: 'space-between', gap: space[12] });
export const coverageList = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space[24],
  padding: `${space[4]} ${space[16]}`,
  border: `1px solid ${border.default}`,
  borderRadius: radius.card,
  '@media': { [from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const coverage = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[12],
  minInlineSize: 0,
  paddingBlock: space[4],
  overflowWrap: 'anywhere',
});
