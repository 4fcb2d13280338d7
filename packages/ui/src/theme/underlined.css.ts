import { type StyleRule, style } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { sharedLayer } from './resetLayer.css';

const shared = (rule: Omit<StyleRule, '@layer'>) => style({ '@layer': { [sharedLayer]: rule } });
const { accent, border, radius, size, space, text, weight } = vars;

/** Tabs, or links and buttons that look like tabs. The strip scrolls when they do not fit; the page does not. */
export const underlinedStrip = shared({
  display: 'flex',
  gap: space[20],
  borderBlockEnd: `1px solid ${border.default}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

const current = ':is([data-state="active"], [aria-current], [aria-pressed="true"])';
/** Tab, link or button of such a strip. The current one is underlined. */
export const underlined = shared({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  minHeight: size.touch,
  padding: 0,
  border: 0,
  background: 'none',
  color: text.muted,
  fontWeight: weight.label,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    [`&:hover, &${current}`]: { color: text.default },
    [`&${current}::after`]: {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      height: '2px',
      background: accent.mark,
    },
    // Inside, because the scrolling strip clips outlines.
    '&:focus-visible': { outlineOffset: '-2px', borderRadius: radius.inner },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { [`&${current}::after`]: { background: 'Highlight' } } },
  },
});
