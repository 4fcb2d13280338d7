import { styleVariants } from '@vanilla-extract/css';
import { fixedTokens } from '../theme/tokens';

const space = fixedTokens.space;
/** Step of the spacing scale, in px. */
export type Space = keyof typeof space;

export const gap = styleVariants(space, (gap) => ({ gap }));
