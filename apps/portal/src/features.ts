import type { Feature } from '@fairlead/kit';
import { inside } from './inside';
import { outside } from './outside';

/** What this portal is made of. */
export const features: readonly Feature[] = [...outside, ...inside];
