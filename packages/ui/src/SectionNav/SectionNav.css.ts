import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { from } from '../theme/tokens';
import { underlined, underlinedStrip } from '../theme/underlined.css';
import { unprinted } from '../theme/unprinted.css';

const { border, size, space, surface, text, weight } = vars;

/** A strip that scrolls sideways, or from `lg` a list. */
export const root = style([
  underlinedStrip,
  unprinted,
  {
    background: surface.page,
    '@media': {
      [from('lg')]: {
        display: 'grid',
        gap: 0,
        overflow: 'visible',
        borderBlockEnd: 0,
        borderInlineStart: `1px solid ${border.default}`,
      },
    },
  },
]);

export const link = style([
  underlined,
  {
    justifyContent: 'space-between',
    gap: space[8],
    '@media': {
      [from('lg')]: {
        minHeight: size.default,
        padding: `${space[4]} ${space[12]}`,
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
        selectors: {
          '&[aria-current]::after': {
            insetInline: 'auto',
            insetInlineStart: '-1px',
            insetBlock: space[4],
            width: '2px',
            height: 'auto',
          },
        },
      },
    },
  },
]);
export const count = style({ fontVariantNumeric: 'tabular-nums', fontWeight: weight.body, color: text.muted });
