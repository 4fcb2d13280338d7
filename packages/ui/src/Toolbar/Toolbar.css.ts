import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { touch } from '../theme/control';
import { scaled } from '../theme/scaled';

const { space } = vars;

export const root = style({ display: 'flex', alignItems: 'center' });
/**
 * One visible line. Buttons that do not fit wrap below it, which `useFitting` measures. The padding leaves room for focus
 * rings.
 */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'flex-start',
  minWidth: 0,
  height: `calc(${scaled(32)} + ${space[8]})`,
  padding: space[4],
  columnGap: space[4],
  rowGap: space[24],
  overflow: 'hidden',
  '@media': { [touch]: { height: `calc(${scaled(40)} + ${space[8]})` } },
});
