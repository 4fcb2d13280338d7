import { vars } from '@fairlead/ui/contract';
import { globalStyle, style } from '@vanilla-extract/css';

/** Storybook's headings have no distance from the lists and tables above them. */
export const page = style({});
globalStyle(`${page} > h2:not(:first-child)`, { marginBlockStart: vars.space[32] });
