import { account } from '@fairlead/account';
import type { Feature } from '@fairlead/kit';
import { legal } from '@fairlead/legal';

/** Public features. They are part of the first download. */
export const publicFeatures: readonly Feature[] = [account, legal];
