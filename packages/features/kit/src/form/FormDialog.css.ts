import { below } from '@fairlead/ui/contract';
import { style } from '@vanilla-extract/css';

/** On phones, a row of its own above the buttons. */
export const footerStart = style({
  flex: 1,
  '@media': { [below('md')]: { minInlineSize: '100%' } },
});
