import { scaled, touch, vars } from '@fairlead/ui/contract';
import { style, styleVariants } from '@vanilla-extract/css';

const { border, radius, size, space, surface } = vars;

export const root = style({ display: 'grid', gap: space[12], containerType: 'inline-size' });
/** On phones, the choice of the view is below the buttons that turn the pages. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  minBlockSize: scaled(32),
  '@media': { [touch]: { minBlockSize: `calc(${size.touch} + ${space[4]})` } },
  '@container': { '(max-width: 479px)': { minBlockSize: `calc(2 * ${size.touch} + ${space[4]} + ${space[8]})` } },
});

const frame = style({
  border: `1px solid ${border.default}`,
  borderRadius: radius.card,
  background: surface.raised,
});
const weekdays = `${scaled(16)} + ${space[12]} + 2px`;
const chosenDay = `${space[8]} * 2 + 4 * ${size.touch} + 1px`;
/** Days with dots, and the tasks of the chosen day below. */
const narrow = (weeks: number) => ({
  '(max-width: 599px)': { blockSize: `calc(${weekdays} + ${weeks} * ${scaled(48)} + ${chosenDay})` },
});
/** By the number of weeks. */
export const month = styleVariants({ 4: 4, 5: 5, 6: 6 }, (weeks) => [
  frame,
  {
    blockSize: `calc(${weekdays} + ${weeks} * (${scaled(28)} + 4 * ${scaled(26)} + ${space[4]}))`,
    '@container': narrow(weeks),
  },
]);
export const week = style([frame, { blockSize: 'calc(max(480px, 100dvh - 240px) + 2px)', '@container': narrow(1) }]);
const agendaDays = (lines: number) => ({
  blockSize: `calc(5 * (2 * ${space[8]} + ${lines} * ${size.touch}) + 6px)`,
});
export const agenda = style([frame, { ...agendaDays(2), '@container': { '(max-width: 719px)': agendaDays(3) } }]);
