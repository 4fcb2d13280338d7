import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { scaled } from '../theme/scaled';
import { below } from './priority';

/** Sums of the percentages of the columns, per priority; 0 for columns that always stay. */
export const shares = { 0: createVar(), 1: createVar(), 2: createVar(), 3: createVar() } as const;
/** The percentage of one column. */
export const share = createVar();
export const actionsWidth = createVar();
/** Largest number of buttons in a row. */
export const actionCount = createVar();
/** Number of control cells before the columns. */
export const leadCount = createVar();
/** Width of such a cell: 50 px at the default text size. */
export const leadWidth = scaled(50);
/** Sum of the percentages of the columns that are shown. */
export const visible = createVar();

const sumOf = (...priorities: (keyof typeof shares)[]) => ({
  vars: { [visible]: `(${priorities.map((priority) => shares[priority]).join(' + ')})` },
});

/** The width of a hidden column goes to the columns that stay, not to the actions. */
export const table = style({
  ...sumOf(0, 1, 2, 3),
  ...below({ 3: sumOf(0, 1, 2), 2: sumOf(0, 1), 1: sumOf(0) }),
  // Text shares the width that the other columns leave: the browser only narrows columns whose content can wrap.
  selectors: { '&[data-fitted]': { tableLayout: 'auto' } },
});
const shared = `${table}:not([data-fitted]) &`;
export const column = style({
  selectors: {
    [shared]: { width: `calc((100cqi - ${actionsWidth} - ${leadCount} * ${leadWidth}) * ${share} / ${visible})` },
  },
});
/** A fitted column is never narrower than its content. */
export const actions = style({
  width: '1px',
  selectors: { [shared]: { width: actionsWidth } },
});

/** Buttons with their gaps, and the padding of the cell. */
const widthOf = (button: string) => `calc(${actionCount} * (${button} + 2px) + 22px)`;
/** Makes the actions column as wide as its buttons. */
export const counted = style({
  vars: { [actionsWidth]: widthOf(vars.size.compact) },
  '@media': { '(pointer: coarse)': { vars: { [actionsWidth]: widthOf(vars.size.touch) } } },
});
