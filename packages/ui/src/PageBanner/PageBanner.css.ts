import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { icon as icons } from '../theme/icon';
import { below } from '../theme/tokens';
import { mark } from '../theme/tone.css';
import { unprinted } from '../theme/unprinted.css';

const { space } = vars;

export const root = style([
  unprinted,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minHeight: '48px',
    paddingBlock: '6px',
    paddingInline: `${space[20]} ${space[24]}`,
    borderBlockEnd: `2px solid ${mark}`,
    '@media': {
      [below('md')]: { flexWrap: 'wrap', gap: `${space[8]} ${space[12]}`, padding: `10px ${space[16]}` },
    },
  },
]);
export const icon = style({ display: 'grid', flex: 'none' });
globalStyle(`${icon} > svg`, icons.medium);
export const body = style({
  flex: 1,
  minWidth: 0,
  margin: 0,
  color: vars.text.default,
  overflowWrap: 'anywhere',
  '@media': { [below('md')]: { flexBasis: '200px' } },
});
export const status = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  flex: 'none',
  fontWeight: vars.weight.label,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [below('md')]: { flexBasis: '100%' } },
});
globalStyle(`${status} > svg`, icons.small);
export const actions = style({
  display: 'flex',
  gap: space[8],
  flex: 'none',
  color: vars.text.default,
  '@media': {
    [below('md')]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', flexBasis: '100%' },
  },
});
