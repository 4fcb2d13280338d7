import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { icon } from '../theme/icon';
import { quiet } from '../theme/quiet.css';

const { sidebar, space } = vars;

export const root = style({ display: 'flex', flexDirection: 'column', height: '100%', color: sidebar.text });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: '10px',
  minHeight: vars.size.topbar,
  paddingInline: `${space[20]} ${space[12]}`,
  color: sidebar.activeText,
  selectors: { '[data-rail] &': { flexDirection: 'column', paddingInline: space[12], gap: 0 } },
});
export const logo = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  selectors: { '[data-rail] &': { minHeight: vars.size.topbar } },
});
export const name = style({
  flex: 1,
  minWidth: 0,
  fontSize: vars.fontSize.lead,
  lineHeight: vars.lineHeight.lead,
  fontWeight: '750',
  letterSpacing: '-0.015em',
  overflowWrap: 'anywhere',
});

export const nav = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Coloured like the sidebar, because a default scroll bar is too prominent on a dark background.
  scrollbarWidth: 'thin',
  scrollbarColor: `${sidebar.active} transparent`,
  paddingBlockEnd: space[16],
});
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '1px',
  padding: `4px ${space[12]} 0`,
  selectors: { '[data-rail] &': { paddingBlockStart: '1px' } },
});
export const heading = style({
  padding: '18px 22px 1px',
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  fontWeight: vars.weight.label,
  color: sidebar.heading,
});
/** Between sections without headings, and instead of headings in the rail. */
export const gap = style({ height: '11px' });

export const item = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  width: '100%',
  minHeight: vars.size.default,
  padding: '6px 10px',
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: sidebar.text,
  fontWeight: '550',
  textAlign: 'start',
  cursor: 'pointer',
  transition: `background ${vars.motion.state}`,
  selectors: {
    '&:hover, &[data-state="open"]': { background: sidebar.hover, color: sidebar.activeText },
    '&[aria-current="page"]': {
      background: sidebar.active,
      color: sidebar.activeText,
      fontWeight: vars.weight.label,
    },
    // On the edge of the sidebar, outside the item.
    '&[aria-current="page"]::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: `calc(-1 * ${space[12]})`,
      insetBlock: '7px',
      width: '2px',
      borderStartEndRadius: '2px',
      borderEndEndRadius: '2px',
      background: sidebar.bar,
    },
    '&:focus-visible': { outlineColor: sidebar.focus, outlineOffset: '-2px' },
    '[data-place="sheet"] &': { minHeight: vars.size.touch },
    '[data-rail] &': { justifyContent: 'center', paddingInline: 0 },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[aria-current="page"]': { border: '1px solid Highlight' },
        '&[aria-current="page"]::before': { background: 'Highlight' },
      },
    },
  },
});
export const itemIcon = style({
  flex: 'none',
  color: sidebar.icon,
  selectors: { [`${item}[aria-current="page"] > &`]: { color: 'inherit' } },
});
globalStyle(`${itemIcon} > svg`, icon.medium);
export const label = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const badge = style({
  flex: 'none',
  marginInlineStart: 'auto',
  fontSize: vars.fontSize.label,
  fontVariantNumeric: 'tabular-nums',
});

export const toggle = style([
  quiet,
  {
    width: vars.size.compact,
    height: vars.size.compact,
    color: sidebar.icon,
    selectors: {
      '&:hover': { background: sidebar.hover, color: sidebar.activeText },
      '&:focus-visible': { outlineColor: sidebar.focus, outlineOffset: '-2px' },
      '[data-place="sheet"] &': { width: vars.size.touch, height: vars.size.touch },
      '[data-rail] &': { width: vars.size.touch, height: vars.size.default },
    },
  },
]);

export const foot = style({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: '1px',
  padding: space[12],
  borderBlockStart: `1px solid ${sidebar.active}`,
});
