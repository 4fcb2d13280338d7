import { below, from, scaled, vars } from '@fairlead/ui/contract';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gap: vars.space[20],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 340px' } },
});
/** Keeps the footer below the screen until the height of the content is known. */
export const loading = style({ minBlockSize: '100dvh' });
export const aside = style({ display: 'grid', gap: vars.space[16], minInlineSize: 0 });
export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
export const cards = style({
  display: 'grid',
  gap: vars.space[12],
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${scaled(260)}), 1fr))`,
});
const card = style({
  blockSize: '100%',
  minBlockSize: 188,
  padding: vars.space[16],
  borderRadius: vars.radius.card,
});
export const policy = style([
  card,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[16],
    background: vars.surface.raised,
    border: `1px solid ${vars.border.default}`,
  },
]);
export const title = style({ display: 'flex', alignItems: 'center', gap: vars.space[12] });
export const names = style({ display: 'grid', flex: 1, minWidth: 0 });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${scaled(84.5)}, 1fr))`,
  gap: vars.space[12],
  margin: 0,
  paddingBlockStart: vars.space[12],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
export const fact = style({ margin: 0 });
export const amount = style({
  fontSize: vars.fontSize.figure,
  lineHeight: vars.lineHeight.figure,
  fontWeight: vars.weight.title,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
/** Buttons in pairs. A longer label has more room than a short one, so that no word breaks. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12], marginBlockStart: 'auto' });
globalStyle(`${actions} > *`, { flex: '1 1 auto' });
/** Button as wide as the row. */
export const wide = style({ display: 'grid', minInlineSize: '100%' });
export const browse = style([
  card,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[8],
    textAlign: 'center',
    border: `1px dashed ${vars.border.control}`,
    ':hover': { background: vars.surface.hover },
    '@media': { [below('sm')]: { minBlockSize: 120 } },
  },
]);
export const plus = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 36,
  blockSize: 36,
  borderRadius: vars.radius.full,
  background: vars.accent.soft,
  color: vars.accent.text,
});
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minBlockSize: 56,
  padding: `${vars.space[8]} ${vars.space[20]}`,
  ':hover': { background: vars.surface.hover },
});
export const entries = style({ display: 'grid' });
export const line = style({ selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } } });
export const chevron = style({ flex: 'none', color: vars.text.muted });
/** Row of a thing to do. On phones, its buttons are below the text and as wide as the row. */
export const needRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  padding: `${vars.space[12]} ${vars.space[20]}`,
});
export const needText = style({
  display: 'grid',
  flex: `1 1 ${scaled(182)}`,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
/** Moves to the next line as a whole. Breaks only where it is longer than a line. */
export const number = style({ display: 'inline-block', maxInlineSize: '100%', overflowWrap: 'anywhere' });
export const needActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  '@media': { [below('sm')]: { flexBasis: '100%', display: 'grid' } },
});
/** Message of the agency, of which the page of the record shows the rest. */
const excerpt = style({
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
});
export const needNote = style([excerpt, { WebkitLineClamp: 2 }]);
export const claimNote = style([excerpt, { WebkitLineClamp: 4, color: vars.text.default }]);
const needIcon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 40,
  blockSize: 40,
  borderRadius: vars.radius.control,
});
export const need = styleVariants({
  danger: [needIcon, { background: vars.tone.danger.soft, color: vars.tone.danger.text }],
  accent: [needIcon, { background: vars.accent.soft, color: vars.accent.text }],
  info: [needIcon, { background: vars.tone.info.soft, color: vars.tone.info.text }],
});
/**
 * Width of an entry when so many share a row, or `narrower` if the entries would be below 158 px, where long German words break.
 * The large factor makes the first term either negative or wider than any row.
 */
const share = (columns: number, narrower: string) =>
  `max(min((${scaled(columns * 158)} - 100%) * 999, ${narrower}), ${100 / columns}% - 1px)`;
const pairs = share(2, '100%');
/** Services with lines between them, in rows of three where they fit, and in pairs. The last row fills the width. */
export const quick = style({ display: 'flex', flexWrap: 'wrap', gap: 1, background: vars.border.subtle });
globalStyle(`${quick} > *`, { flex: `1 0 ${share(3, pairs)}`, minInlineSize: 0, background: vars.surface.raised });
// rows of three would leave one alone in its row
globalStyle(`${quick}:has(> :is(:nth-child(4), :nth-child(7)):last-child) > *`, { flexBasis: share(4, pairs) });
export const quickEntry = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 88,
  padding: vars.space[16],
  border: 0,
  background: 'none',
  color: vars.text.default,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: vars.surface.hover },
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: { '&[data-read-only]': { cursor: 'not-allowed' } },
});
// Icon and text have colours of their own.
globalStyle(`${quickEntry}[data-read-only] *`, { color: vars.text.disabled });
export const quickIcon = style({ flex: 'none', color: vars.accent.text });

// On phones, one row of round buttons with their names below.
globalStyle(quick, {
  '@media': {
    [below('sm')]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
      gap: vars.space[8],
      padding: vars.space[12],
      background: 'none',
    },
  },
});
globalStyle(quickEntry, {
  '@media': {
    [below('sm')]: {
      alignItems: 'center',
      padding: `${vars.space[4]} 0`,
      textAlign: 'center',
      hyphens: 'auto',
      overflowWrap: 'anywhere',
      borderRadius: vars.radius.control,
    },
  },
});
globalStyle(quickIcon, {
  '@media': {
    [below('sm')]: {
      boxSizing: 'content-box',
      padding: vars.space[12],
      border: `1px solid ${vars.border.default}`,
      borderRadius: vars.radius.full,
    },
  },
});
globalStyle(`${quickEntry} > span`, {
  '@media': { [below('sm')]: { fontSize: vars.fontSize.caption, lineHeight: vars.lineHeight.caption } },
});
