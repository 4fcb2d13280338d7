import { below, from, vars } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[20],
  '@media': { [below('md')]: { overflowX: 'auto', scrollbarWidth: 'none' }, [from('md')]: { flexWrap: 'wrap' } },
  borderBlockEnd: `1px solid ${vars.border.default}`,
});
export const tab = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: vars.space[8],
  minBlockSize: vars.size.touch,
  color: vars.text.muted,
  fontWeight: vars.weight.label,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  selectors: {
    '&:hover, &[aria-current]': { color: vars.text.default },
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      height: '2px',
      background: vars.accent.mark,
    },
    '&:focus-visible': { outlineOffset: '-2px', borderRadius: vars.radius.inner },
  },
});
