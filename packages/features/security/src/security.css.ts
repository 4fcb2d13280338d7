import { below, from, vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

const { border, fontSize, radius, space, surface, text, tone, weight } = vars;

export const columns = style({
  display: 'grid',
  alignItems: 'start',
  gap: space[20],
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 6fr)' } },
});

/** Column of the second factor. */
export const factors = style({
  display: 'grid',
  gap: space[20],
  minInlineSize: 0,
  selectors: { '&:empty': { display: 'none' } },
});

/** Column of sessions, alerts and password. It takes both columns while the other one is empty. */
export const access = style({
  display: 'grid',
  alignItems: 'start',
  gap: space[20],
  minInlineSize: 0,
  selectors: { [`${factors}:empty + &`]: { gridColumn: '1 / -1' } },
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: 60,
  padding: `${space[12]} ${space[20]}`,
  '@media': { [below('md')]: { paddingInline: space[16] } },
});
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 28,
  blockSize: 28,
  borderRadius: radius.inner,
  background: surface.sunken,
  color: text.muted,
});
export const body = style({ display: 'grid', flex: 1, minInlineSize: 140, overflowWrap: 'anywhere' });
/** Last activity and the End button of a session. Below its name on phones, aligned with it. */
export const activity = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  '@media': {
    [below('md')]: {
      flexBasis: '100%',
      justifyContent: 'space-between',
      paddingInlineStart: `calc(28px + ${space[12]})`,
    },
  },
});
/** Text of the strip. Takes its own line on phones, so that the buttons stay together. */
export const markText = style({
  flex: 1,
  minInlineSize: 140,
  '@media': { [below('md')]: { flexBasis: `calc(100% - 16px - ${space[8]})` } },
});
export const title = style({ fontSize: fontSize.body, fontWeight: weight.label });

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
export const item = style({ selectors: { '& + &': { borderBlockStart: `1px solid ${border.subtle}` } } });

/** Strip under a session on a new device. */
export const mark = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  padding: `${space[4]} ${space[20]}`,
  background: tone.warning.soft,
  color: tone.warning.text,
  fontSize: fontSize.caption,
  '@media': { [below('md')]: { paddingInline: space[16] } },
});
