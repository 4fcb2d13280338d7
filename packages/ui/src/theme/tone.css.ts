import { createVar, styleVariants } from '@vanilla-extract/css';
import { softTones } from './tone';

/** The mark of the tone that `soft` has set. */
export const mark = createVar();
/** Its hairline. */
export const edge = createVar();

/** Ground and words of a tone, for chips and alerts. */
export const soft = styleVariants(softTones, (tone) => ({
  background: tone.soft,
  color: tone.text,
  vars: { [mark]: tone.mark, [edge]: tone.border },
}));
