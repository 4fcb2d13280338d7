import { createVar, fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { scaled } from '../theme/scaled';
import { below, from } from '../theme/tokens';
import { softTones } from '../theme/tone';
import { underlined, underlinedStrip } from '../theme/underlined.css';

const { accent, border, fontSize, lineHeight, radius, size, space, surface, text, tone, weight } = vars;

/** Distance of the columns from the top of the page, and the space below them. */
export const top = createVar();
const room = `max(${scaled(420)}, calc(100dvh - ${fallbackVar(top, '280px')} - ${space[24]}))`;

export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  gap: space[12],
});

/** Buttons that choose the column on phones. */
export const switcher = style([underlinedStrip, { display: 'none', '@media': { [below('md')]: { display: 'flex' } } }]);
export const tab = style([underlined, { gap: '4px' }]);

export const columns = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `minmax(${scaled(172)}, 1fr)`,
  gridTemplateRows: 'minmax(0, 1fr)',
  gap: space[12],
  minWidth: 0,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  '@media': {
    [from('md')]: { height: room },
    [below('md')]: { display: 'block', overflow: 'visible' },
  },
});
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  border: `1px solid ${border.subtle}`,
  borderRadius: radius.card,
  background: surface.sunken,
  selectors: {
    '&[data-target="accepts"]': {
      borderColor: accent.mark,
      boxShadow: `inset 0 0 0 1px ${accent.mark}`,
      background: surface.selected,
    },
    '&[data-target="refuses"]': {
      borderColor: tone.danger.mark,
      boxShadow: `inset 0 0 0 1px ${tone.danger.mark}`,
    },
  },
  '@media': {
    [below('md')]: {
      border: 0,
      background: 'none',
      selectors: { '&:not([data-shown])': { display: 'none' } },
    },
    '(forced-colors: active)': { selectors: { '&[data-target]': { outline: '2px solid', outlineOffset: '-2px' } } },
  },
});
/** Without enough width for one line, the sum moves to a second one. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[8]}`,
  minHeight: size.touch,
  padding: `${space[8]} ${space[12]}`,
  '@media': { [below('md')]: { paddingInline: 0 } },
});
/** Breaks only words that are longer than the column. */
globalStyle(`${head} > :is(h1, h2, h3, h4, h5, h6)`, { maxWidth: '100%', overflowWrap: 'break-word' });
export const dot = styleVariants(softTones, ({ mark }) => ({
  flex: 'none',
  width: '8px',
  height: '8px',
  borderRadius: '50%',
  background: mark,
}));
const figure = style({
  flex: 'none',
  color: text.muted,
  fontSize: fontSize.label,
  fontWeight: weight.body,
  fontVariantNumeric: 'tabular-nums',
});
export const count = figure;
export const total = style([figure, { marginInlineStart: 'auto' }]);

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  minHeight: 0,
  padding: `${space[4]} ${space[8]} ${space[8]}`,
  overflowY: 'auto',
  overscrollBehaviorY: 'contain',
  '@media': {
    [below('md')]: { gap: space[12], padding: 0, overflow: 'visible' },
  },
});
export const drop = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  minHeight: scaled(88),
  padding: space[8],
  border: `1.5px dashed ${accent.mark}`,
  borderRadius: radius.overlay,
  background: accent.soft,
  color: accent.text,
  fontSize: fontSize.label,
  lineHeight: lineHeight.label,
  fontWeight: weight.label,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-refused]': {
      borderColor: tone.danger.mark,
      background: tone.danger.soft,
      color: tone.danger.text,
    },
  },
});
export const empty = style({
  padding: `${space[12]} ${space[12]} ${space[20]}`,
  color: text.muted,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
export const footer = style({ padding: `0 ${space[8]} ${space[8]}` });
export const end = style({ height: '1px', marginBlockStart: '-1px' });

/** Reason in the menu why a column does not accept the card. */
export const reason = style({
  display: 'block',
  color: text.muted,
  fontSize: fontSize.label,
  lineHeight: lineHeight.label,
  fontWeight: weight.body,
});
