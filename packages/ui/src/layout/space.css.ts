import { styleVariants } from '@vanilla-extract/css';
import { fixedTokens } from '../theme/tokens';

const space = fixedTokens.space;
/** A step of the space scale, in px. */
export type Space = keyof typeof space;

export const gap = styleVariants(space, (gap) => ({ gap }));
