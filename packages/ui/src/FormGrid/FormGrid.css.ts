import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { from } from '../theme/tokens';

export const container = style({ containerType: 'inline-size' });
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[20]} ${vars.space[16]}`,
  alignItems: 'start',
  '@media': {
    // Two columns need 520 px, which a dialog may not have on a wide screen.
    [from('md')]: { '@container': { '(min-width: 520px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
  },
});
export const fullRow = style({ gridColumn: '1 / -1' });
