import { below, touch, vars } from '@fairlead/ui/contract';
import { globalStyle, style } from '@vanilla-extract/css';

export const centred = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '100dvh',
  padding: vars.space[24],
});

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  fontSize: vars.fontSize.lead,
  fontWeight: 750,
  letterSpacing: '-0.015em',
});

export const mark = style({ inlineSize: 26, blockSize: 26, borderRadius: vars.radius.control });

export const drawnMark = style({ fill: 'none', stroke: vars.accent.onSolid });
globalStyle(`${drawnMark} > rect`, { fill: vars.accent.solid, stroke: 'none' });

export const account = style({
  display: 'flex',
  alignItems: 'center',
  // centres the avatar, which is alone below 900 px
  justifyContent: 'center',
  gap: vars.space[8],
  minBlockSize: 36,
  padding: '0 6px 0 4px',
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: vars.surface.hover },
  '@media': {
    [touch]: { minBlockSize: vars.size.touch, minInlineSize: vars.size.touch },
    [below('md')]: { paddingInline: 0 },
  },
});

/** Looks like a search field. An icon below 1200 px, so that the breadcrumbs stay readable. */
export const palette = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  inlineSize: 248,
  minBlockSize: vars.size.default,
  padding: '0 6px 0 10px',
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.control,
  background: vars.surface.sunken,
  color: vars.text.muted,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: vars.surface.hover },
  '@media': {
    [below('lg')]: { justifyContent: 'center', inlineSize: vars.size.default, padding: 0 },
    [touch]: { minInlineSize: vars.size.touch, minBlockSize: vars.size.touch },
    [below('md')]: {
      border: 0,
      background: 'none',
      color: vars.text.default,
    },
  },
});
globalStyle(`${palette} > svg`, {
  inlineSize: 16,
  blockSize: 16,
  '@media': { [below('md')]: { inlineSize: 20, blockSize: 20 } },
});
// hidden, but still the accessible name
const hiddenLabel = { position: 'absolute', overflow: 'hidden', clipPath: 'inset(50%)', inlineSize: 1 } as const;
export const paletteLabel = style({
  flex: 1,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [below('lg')]: hiddenLabel },
});

export const paletteKeys = style({ '@media': { [below('lg')]: { display: 'none' } } });

export const accountName = style({
  display: 'block',
  // a name may be 255 characters long; the profile shows it in full
  maxInlineSize: 200,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.fontSize.label,
  lineHeight: vars.lineHeight.label,
  fontWeight: vars.weight.label,
});

export const accountRole = style({
  display: 'block',
  fontSize: vars.fontSize.caption,
  lineHeight: '14px',
  color: vars.text.muted,
});

const narrow = 'screen and (max-width: 899.98px)';
/** Label of a button in the top bar that is only an icon on narrow screens. */
export const barLabel = style({ whiteSpace: 'nowrap', '@media': { [narrow]: hiddenLabel } });
export const wideOnly = style({ '@media': { [narrow]: { display: 'none' } } });
export const tool = style({
  minInlineSize: vars.size.default,
  '@media': { [narrow]: { minInlineSize: vars.size.touch } },
});
export const separator = style({
  inlineSize: 1,
  blockSize: 20,
  marginInline: vars.space[4],
  background: vars.border.default,
  '@media': { [narrow]: { display: 'none' } },
});
