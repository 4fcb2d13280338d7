import { createVar, styleVariants } from '@vanilla-extract/css';
import { softTones } from './tone';

/** Mark colour of the tone, set by `soft`. */
export const mark = createVar();
/** Border colour of the tone, set by `soft`. */
export const edge = createVar();

/** Background and text colour of a tone, for chips and alerts. */
export const soft = styleVariants(softTones, (tone) => ({
  background: tone.soft,
  color: tone.text,
  vars: { [mark]: tone.mark, [edge]: tone.border },
}));
