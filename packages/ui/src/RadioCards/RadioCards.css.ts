import { globalStyle, style } from '@vanilla-extract/css';
import { mark } from '../Choice/Choice.css';
import { vars } from '../theme/contract.css';
import { below, from } from '../theme/tokens';

const { accent, border, focus, fontSize, lineHeight, motion, radius, space, text, weight } = vars;

export const root = style({
  display: 'grid',
  gap: space[8],
  '@media': { [from('sm')]: { gridAutoFlow: 'column', gridAutoColumns: 'auto' } },
});

export const gallery = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
  gap: space[8],
});

export const tiles = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const card = style({
  display: 'flex',
  minWidth: 0,
  border: `1px solid ${border.default}`,
  borderRadius: radius.control,
  transition: `border-color ${motion.state}`,
  selectors: {
    '&:hover': { borderColor: border.control },
    '&:has(:checked)': { borderColor: accent.mark, boxShadow: `inset 0 0 0 1px ${accent.mark}` },
  },
});
// The whole frame selects the option.
globalStyle(`${card} > label`, { flex: 1, padding: `${space[12]} ${space[12]}` });

/** The frame shows the selection and the focus instead of the mark. */
export const pictured = style({
  textAlign: 'center',
  selectors: { '&:has(:focus-visible)': { outline: `2px solid ${focus.ring}`, outlineOffset: '2px' } },
});
globalStyle(`${pictured} > label`, { position: 'relative', justifyContent: 'center', padding: space[4] });
globalStyle(`${pictured} > label > :last-child`, { flex: 1, minWidth: 0 });
globalStyle(`${pictured} ${mark}`, { position: 'absolute', opacity: 0, pointerEvents: 'none' });

/** Two beside each other on phones, after the first of an odd number. */
export const tile = style({
  flex: 'auto',
  textAlign: 'start',
  '@media': {
    [below('md')]: {
      flexBasis: '40%',
      selectors: { '&:first-child:nth-last-child(odd)': { flexBasis: '100%' } },
    },
  },
});
globalStyle(`${tile} > label`, { justifyContent: 'start', padding: `${space[8]} ${space[12]}` });
globalStyle(`${tile} > label > :last-child`, {
  display: 'grid',
  gap: space[4],
  '@media': { [below('md')]: { gridTemplateColumns: 'auto 1fr', alignItems: 'center', gap: space[8] } },
});
globalStyle(`${tile} [aria-hidden]`, { display: 'grid', color: text.muted });
globalStyle(`${tile}:has(:checked) [aria-hidden]`, { color: accent.text });

export const label = style({ display: 'block', fontWeight: weight.label });
export const description = style({
  display: 'block',
  color: text.muted,
  fontSize: fontSize.caption,
  lineHeight: lineHeight.caption,
});
