import type { Feature } from '@fairlead/kit';
import { privateFeatures } from './privateFeatures';
import { publicFeatures } from './publicFeatures';

/** All features of the portal. */
export const features: readonly Feature[] = [...publicFeatures, ...privateFeatures];
