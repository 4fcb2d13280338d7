import { below, from, vars } from '@fairlead/ui/contract';
import { globalStyle, style } from '@vanilla-extract/css';

const { accent, border, fontSize, lineHeight, radius, size, space, surface, text, tone, weight } = vars;

export const page = style({ display: 'grid', gap: space[20], gridTemplateColumns: 'minmax(0, 1fr)' });

/** List and thread, with the facts beside them on wide screens. On phones one of them is visible. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: `1px solid ${border.default}`,
  borderRadius: radius.card,
  background: surface.raised,
  overflow: 'hidden',
  '@media': {
    [from('md')]: {
      gridTemplateColumns: 'minmax(260px, 320px) minmax(0, 1fr)',
      blockSize: 'max(520px, calc(100dvh - 220px))',
    },
    [from('lg')]: { gridTemplateColumns: 'minmax(280px, 336px) minmax(0, 1fr)' },
  },
  selectors: {
    '&[data-open]': {
      '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(280px, 336px) minmax(0, 1fr) 260px' } },
    },
  },
});

const pane = style({ minInlineSize: 0, minBlockSize: 0, display: 'flex', flexDirection: 'column' });
export const listPane = style([
  pane,
  {
    selectors: {
      [`${frame}[data-open] &`]: { '@media': { [below('md')]: { display: 'none' } } },
    },
    '@media': { [from('md')]: { borderInlineEnd: `1px solid ${border.default}` } },
  },
]);
export const threadPane = style([
  pane,
  {
    selectors: {
      [`${frame}:not([data-open]) &`]: { '@media': { [below('md')]: { display: 'none' } } },
    },
  },
]);
export const factsPane = style({
  display: 'none',
  overflowY: 'auto',
  padding: space[16],
  borderInlineStart: `1px solid ${border.default}`,
  selectors: { [`${frame}[data-open] > &`]: { '@media': { [from('lg')]: { display: 'block' } } } },
});
/** Buttons of the facts, below each other where their texts are too long. */
export const factsActions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
globalStyle(`${factsActions} > button`, { flexGrow: 1 });
/** Content of the wide columns while no thread is open. */
export const start = style({ margin: 'auto', padding: space[24], maxInlineSize: '560px' });
export const startKeys = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  gap: `${space[8]} ${space[12]}`,
  margin: 0,
  justifyContent: 'center',
  alignItems: 'center',
  color: text.muted,
  fontSize: fontSize.label,
});
export const startKey = style({ display: 'contents' });
export const startText = style({ margin: 0 });

/** Header of the page, which a phone does not show above a thread. */
export const pageHead = style({
  selectors: { '&[data-open]': { '@media': { [below('md')]: { display: 'none' } } } },
});
export const factsButton = style({ '@media': { [from('lg')]: { display: 'none' } } });
export const backButton = style({ '@media': { [from('md')]: { display: 'none' } } });

export const tools = style({
  display: 'grid',
  gap: space[8],
  padding: space[12],
  borderBlockEnd: `1px solid ${border.default}`,
});
export const filters = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
// four filters fit beside each other
globalStyle(`${filters} > button`, { paddingInline: space[8], '@media': { [below('md')]: { flexGrow: 1 } } });
export const scroll = style({ flex: 1, minBlockSize: 0, overflowY: 'auto' });
export const foot = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[8],
  padding: `${space[8]} ${space[16]}`,
  borderBlockStart: `1px solid ${border.default}`,
});

export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  position: 'relative',
  display: 'grid',
  gap: space[2],
  padding: `${space[12]} ${space[12]} ${space[12]} ${space[24]}`,
  borderBlockEnd: `1px solid ${border.subtle}`,
  color: text.default,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: surface.hover },
    '&[aria-current="true"]': { background: surface.selected, boxShadow: `inset 2px 0 ${accent.mark}` },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
export const rowLine = style({ display: 'flex', justifyContent: 'space-between', gap: space[8], minInlineSize: 0 });
export const rowName = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: weight.label,
});
export const rowText = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '[data-unread] > &': { fontWeight: weight.title } },
});
export const rowLast = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: fontSize.label,
  color: text.muted,
});
export const rowTime = style({
  flex: 'none',
  fontSize: fontSize.caption,
  lineHeight: lineHeight.body,
  color: text.muted,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-side="NOTE"] &': { color: tone.warning.text } },
});
export const dot = style({
  position: 'absolute',
  insetInlineStart: '9px',
  insetBlockStart: '18px',
  inlineSize: '8px',
  blockSize: '8px',
  borderRadius: radius.full,
  background: accent.mark,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});
export const rowMeta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
  minBlockSize: '26px',
  paddingInlineEnd: space[32],
});
export const record = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  padding: `${space[2]} ${space[6]}`,
  border: `1px solid ${border.default}`,
  borderRadius: radius.control,
  fontSize: fontSize.caption,
  lineHeight: lineHeight.caption,
  whiteSpace: 'nowrap',
});
export const waiting = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  fontSize: fontSize.caption,
  lineHeight: lineHeight.caption,
  color: tone.warning.text,
  whiteSpace: 'nowrap',
});
export const rowAvatar = style({ position: 'absolute', insetInlineEnd: space[12], insetBlockEnd: space[12] });

/** In place of the avatar of a thread without an assignee. */
export const noAvatar = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '22px',
  blockSize: '22px',
  border: `1px dashed ${border.control}`,
  borderRadius: '50%',
  color: text.muted,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space[8],
  padding: `${space[12]} ${space[16]}`,
  borderBlockEnd: `1px solid ${border.default}`,
});
/** Below the buttons on phones. */
export const heading = style({
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  gap: space[2],
  '@media': { [below('md')]: { flexBasis: '100%', order: 1 } },
});
export const titleLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });

export const messages = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[12],
  margin: 0,
  padding: space[16],
  listStyle: 'none',
});
// a message that comes into view keeps its focus ring and its distance
globalStyle(`${messages} > li`, { scrollMarginBlock: space[16] });
export const message = style({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  gap: space[8],
  alignItems: 'start',
});
export const bubble = style({
  minInlineSize: 0,
  padding: `${space[12]} ${space[16]}`,
  border: `1px solid ${border.default}`,
  borderRadius: radius.card,
  overflowWrap: 'anywhere',
  selectors: {
    '[data-side="AGENT"] > &': { background: accent.soft, borderColor: accent.border },
    '[data-side="NOTE"] > &': {
      background: tone.warning.soft,
      borderStyle: 'dashed',
      borderColor: tone.warning.border,
    },
  },
});
export const messageHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[12]}`,
  marginBlockEnd: space[4],
});
/** Header of a folded mail, which opens it. */
export const fold = style({
  display: 'flex',
  gap: space[8],
  inlineSize: '100%',
  minBlockSize: size.default,
  alignItems: 'center',
  padding: `${space[4]} ${space[16]}`,
  border: `1px solid ${border.default}`,
  borderRadius: radius.card,
  background: 'none',
  color: text.default,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { background: surface.hover } },
});
export const system = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[8]}`,
  alignItems: 'center',
  paddingInline: space[6],
});

export const composer = style({
  display: 'grid',
  gap: space[8],
  padding: `${space[12]} ${space[16]}`,
  borderBlockStart: `1px solid ${border.default}`,
  background: surface.raised,
  selectors: { '&[data-mode="NOTE"]': { boxShadow: `inset 0 3px ${tone.warning.mark}` } },
  '@media': {
    [from('md')]: { maxBlockSize: '60%', overflowY: 'auto' },
  },
});
const writing = style({ display: 'grid', gap: space[8], selectors: { '&[hidden]': { display: 'none' } } });
export const replyForm = writing;
export const noteForm = writing;

export const composerHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[8],
});

export const noteHead = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] });
/** Muted text has too little contrast on the color of notes. */
export const noteLabel = style({ fontSize: fontSize.label, color: tone.warning.text });
export const noteText = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

/** The messages above need the space. The text grows with its content. */
globalStyle(`${composer} [contenteditable]`, { minBlockSize: '72px' });
export const composerFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[8],
});
export const keys = style({ display: 'none', '@media': { [from('md')]: { display: 'inline-flex', gap: space[4] } } });
