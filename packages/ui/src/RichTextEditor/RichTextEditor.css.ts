import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { panel } from '../theme/floating.css';
import { icon } from '../theme/icon';

const { border, fontSize, lineHeight, radius, space, surface, text } = vars;

/** The control's box as a column: the buttons, the text, the state of the draft. */
export const frame = style({
  selectors: {
    '&&': { flexDirection: 'column', gap: 0 },
    '&[data-state="readonly"]': { background: surface.sunken, borderColor: border.default },
    '&[data-state="disabled"]': { background: surface.disabled, borderColor: 'transparent', color: text.disabled },
  },
});

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  // beside the second line of an invalid box
  margin: '1px 1px 0',
  padding: space[4],
  borderBlockEnd: `1px solid ${border.default}`,
  borderRadius: `${radius.inner} ${radius.inner} 0 0`,
  background: surface.sunken,
});
// it stays reachable, so that undoing the last step does not take the focus away
globalStyle(`${toolbar}${toolbar}${toolbar} button[aria-disabled="true"]`, {
  color: text.disabled,
  background: 'none',
  cursor: 'not-allowed',
});
export const separator = style({ width: '1px', height: space[16], marginInline: space[4], background: border.default });
export const end = style({ display: 'flex', marginInlineStart: 'auto' });

/** As high as ten lines, so that nothing moves when the editor has come; past its height it scrolls. */
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
    // what ProseMirror asks of the page: spaces at the end of a line count
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
// each paragraph runs in the direction of its own words
globalStyle(`${writing} :is(p, h2, h3, li)`, { unicodeBidi: 'plaintext' });
/** What is selected, while the keyboard is in the link's address. */
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
/** Nothing to say: it is there for screen readers, which listen to what is there before. */
export const silent = style({ display: 'flex' });
export const note = style({ display: 'inline-flex', alignItems: 'center', gap: space[6] });
globalStyle(`${note} > svg`, icon.small);

export const popover = style([panel, { width: 'min(calc(320rem / 13), 100vw - 16px)', padding: space[12] }]);
