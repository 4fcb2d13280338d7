import { vars } from '@fairlead/ui/contract';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', gap: vars.space[20], maxInlineSize: '1080px' });
export const lead = style({ maxInlineSize: '620px' });

export const tile = style({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[12],
  padding: vars.space[16],
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.border.default}`,
  background: vars.surface.raised,
  ':hover': { background: vars.surface.hover },
});
export const tileIcon = style({
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  height: '32px',
  borderRadius: vars.radius.overlay,
  background: vars.accent.soft,
  color: vars.accent.text,
});

export const step = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: vars.space[12],
  paddingBlock: vars.space[8],
});
export const number = style({
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  borderRadius: vars.radius.full,
  background: vars.accent.soft,
  color: vars.accent.text,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.weight.title,
});
export const tool = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[12],
  paddingBlock: vars.space[8],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
});

export const bar = style({
  display: 'flex',
  gap: '2px',
  blockSize: '8px',
  minInlineSize: '120px',
  borderRadius: vars.radius.full,
  overflow: 'hidden',
  background: vars.chart.track,
});
export const share = style({ background: vars.tone.success.mark });
export const readyShare = style({ background: vars.tone.info.mark });

export const states = style({
  display: 'grid',
  gap: vars.space[16],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
});
export const state = style({
  display: 'block',
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.border.default}`,
  background: vars.surface.raised,
  overflow: 'hidden',
  ':hover': { borderColor: vars.border.controlHover },
});
export const picture = style({
  position: 'relative',
  aspectRatio: '16 / 10',
  overflow: 'hidden',
  background: vars.surface.page,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
/** A window of 1280 px, reduced to the width of the picture by the container's width. */
export const frame = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  width: '1280px',
  height: '800px',
  border: 0,
  transformOrigin: 'top left',
  pointerEvents: 'none',
});
export const caption = style({ padding: vars.space[12] });
export const live = style({
  width: '100%',
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.card,
  background: vars.surface.page,
});
export const swatches = style({
  display: 'grid',
  gap: vars.space[8],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 180px), 1fr))',
});

export const examples = style({
  display: 'grid',
  gap: vars.space[16],
  marginBlock: vars.space[24],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
});
const example = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  margin: 0,
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
});
export const goodExample = style([example, { borderBlockEnd: `3px solid ${vars.tone.success.mark}` }]);
export const badExample = style([example, { borderBlockEnd: `3px solid ${vars.tone.danger.mark}` }]);
export const exampleArea = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '120px',
  padding: vars.space[24],
  background: vars.surface.page,
});
export const exampleText = style({ padding: vars.space[16], borderBlockStart: `1px solid ${vars.border.subtle}` });

export const parts = style({
  display: 'grid',
  gap: vars.space[12],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[8],
  color: vars.text.default,
});
globalStyle(`${part} code`, { fontSize: vars.fontSize.body });
export const partNumber = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: '18px',
  height: '18px',
  borderRadius: vars.radius.full,
  background: vars.accent.solid,
  color: vars.accent.onSolid,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.weight.title,
});

export const history = style({ overflowWrap: 'anywhere' });
export const pair = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space[16],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 360px), 1fr))',
});
