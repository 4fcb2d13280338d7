import type { StyleRule } from '@vanilla-extract/css';
import { list } from '../ListFrame/list.css';
import { cardsBelow } from '../ListFrame/watchWidth';
import { from } from '../theme/tokens';

/** List widths, in px, below which the columns of a priority are hidden. */
const hiddenBelow = { 3: 1120, 2: 940, 1: 830 } as const;
type Rule = Omit<StyleRule, '@media' | '@container' | 'selectors'>;

/** Rules for lists too narrow for the columns of a priority, but wide enough for a table. The narrowest list wins. */
export const below = (rules: Partial<Record<keyof typeof hiddenBelow, Rule>>) => ({
  '@media': {
    [from('md')]: {
      '@container': Object.fromEntries(
        ([3, 2, 1] as const).flatMap((priority) => {
          const rule = rules[priority];
          const width = `(min-width: ${cardsBelow}px) and (max-width: ${hiddenBelow[priority]}px)`;
          return rule ? [[`${list} ${width}`, rule]] : [];
        }),
      ),
    },
  },
});
