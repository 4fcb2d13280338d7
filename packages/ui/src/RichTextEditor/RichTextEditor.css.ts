import { globalStyle, style } from '@vanilla-extract/css';
import { controlStates } from '../Control/controlStates';
import { vars } from '../theme/contract.css';
import { panel } from '../theme/floating.css';
import { icon } from '../theme/icon';
import { scaled } from '../theme/scaled';

const { border, fontSize, lineHeight, radius, space, surface, text } = vars;

/** Holds the text and the list of people. */
export const area = style({ position: 'relative' });
/** Box of the editor as a column: toolbar, text, draft status. */
export const frame = style({
  selectors: {
    '&&': { flexDirection: 'column', gap: 0 },
    ...controlStates((state) => `&:has(> ${area} > ${state})`),
    '&[data-state="readonly"]': { background: surface.sunken, borderColor: border.default },
    '&[data-state="disabled"]': { background: surface.disabled, borderColor: 'transparent', color: text.disabled },
  },
});

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  // Keeps clear of the second border line of an invalid box.
  margin: '1px 1px 0',
  padding: space[4],
  borderBlockEnd: `1px solid ${border.default}`,
  borderRadius: `${radius.inner} ${radius.inner} 0 0`,
  background: surface.sunken,
});
// Disabled buttons stay focusable, so that undoing the last step does not lose the focus.
globalStyle(`${toolbar}${toolbar}${toolbar} button[aria-disabled="true"]`, {
  color: text.disabled,
  background: 'none',
  cursor: 'not-allowed',
});
export const separator = style({ width: '1px', height: space[16], marginInline: space[4], background: border.default });
export const end = style({ display: 'flex', marginInlineStart: 'auto' });

/** Ten lines high, so that nothing moves when the editor has loaded. Longer texts scroll. */
const room = style({
  minHeight: `calc(10 * ${lineHeight.body})`,
  maxHeight: '60vh',
  overflowY: 'auto',
  padding: `${space[12]} ${space[16]}`,
  outline: 'none',
});
export const waiting = style([room, { display: 'grid', placeItems: 'center' }]);

export const writing = style([
  room,
  {
    // Required by ProseMirror, so that spaces at the end of a line are visible.
    whiteSpace: 'break-spaces',
    fontVariantLigatures: 'none',
    selectors: {
      '&[data-empty]::before': {
        content: 'attr(aria-placeholder)',
        float: 'inline-start',
        height: 0,
        color: text.muted,
        pointerEvents: 'none',
      },
    },
  },
]);
export const low = style({
  selectors: { '&&': { minHeight: `calc(4 * ${lineHeight.body})`, padding: `${space[8]} ${space[12]}` } },
});
export const mentions = style({
  position: 'absolute',
  width: 'max-content',
  minWidth: '180px',
  maxWidth: 'min(280px, 100%)',
  marginBlockStart: space[4],
  padding: space[4],
});
export const person = style({
  cursor: 'pointer',
  selectors: { '&[aria-selected="true"]': { background: vars.surface.hover } },
});
// Each paragraph follows the direction of its own text.
globalStyle(`${writing} :is(p, h2, h3, li)`, { unicodeBidi: 'plaintext' });
/** Selected text, while the focus is in the address of the link. */
export const selected = style({
  background: vars.accent.softHover,
  '@media': {
    '(forced-colors: active)': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
  },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[12]}`,
  padding: `${space[6]} ${space[12]}`,
  borderBlockStart: `1px solid ${border.subtle}`,
  fontSize: fontSize.caption,
  lineHeight: lineHeight.caption,
  color: text.muted,
});
/** Empty, but present for screen readers, which announce changes to existing elements only. */
export const silent = style({ display: 'flex' });
export const note = style({ display: 'inline-flex', alignItems: 'center', gap: space[6] });
globalStyle(`${note} > svg`, icon.small);

export const popover = style([panel, { width: `min(${scaled(320)}, 100vw - 16px)`, padding: space[12] }]);
