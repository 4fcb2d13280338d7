import { below, from, vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

const { accent, border, fontSize, radius, space, surface, text, weight } = vars;

export const section = style({
  display: 'grid',
  gap: space[16],
  padding: `${space[16]} ${space[20]}`,
  '@media': { [below('md')]: { paddingInline: space[16] } },
  selectors: { '& + &': { borderBlockStart: `1px solid ${border.subtle}` } },
});
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] });
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  alignSelf: 'start',
  inlineSize: 28,
  blockSize: 28,
  borderRadius: radius.inner,
  background: accent.soft,
  color: accent.text,
});
export const words = style({ display: 'grid', flex: 1, minInlineSize: 160, overflowWrap: 'anywhere' });
export const title = style({ color: text.default, fontSize: fontSize.body, fontWeight: weight.label });
export const muted = style({ fontSize: fontSize.label, color: text.muted });

export const passkeys = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  border: `1px solid ${border.default}`,
  borderRadius: radius.control,
  listStyle: 'none',
  '@media': { [from('md')]: { marginInlineStart: 40 } },
});
export const passkey = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  padding: `${space[8]} ${space[12]}`,
  color: text.muted,
  selectors: { '& + &': { borderBlockStart: `1px solid ${border.subtle}` } },
});

/** QR code and the steps beside it. On a phone, the code is above the steps. */
export const setup = style({
  display: 'grid',
  gap: space[20],
  '@media': { [from('md')]: { gridTemplateColumns: 'max-content minmax(0, 1fr)', paddingInlineStart: 40 } },
});
/** The code above the steps on any screen. */
export const narrowSetup = style({ display: 'grid', gap: space[20] });
export const qr = style({
  inlineSize: 164,
  blockSize: 164,
  padding: space[4],
  border: `1px solid ${border.default}`,
  borderRadius: radius.inner,
});
export const key = style({
  paddingBlock: space[4],
  paddingInline: space[8],
  border: `1px solid ${border.default}`,
  borderRadius: radius.inner,
  background: surface.sunken,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.04em',
  overflowWrap: 'anywhere',
});
export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(170px, 1fr))',
  gap: space[8],
  margin: 0,
  padding: space[16],
  border: `1px solid ${border.default}`,
  borderRadius: radius.control,
  background: surface.sunken,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.04em',
});
