import { account } from '@fairlead/account';
import { admins } from '@fairlead/admins';
import { coupons } from '@fairlead/coupons';
import { dashboard } from '@fairlead/dashboard';
import type { Feature } from '@fairlead/kit';
import { legal } from '@fairlead/legal';
import { plans } from '@fairlead/plans';

/** What this portal is made of. */
export const features: readonly Feature[] = [dashboard, account, admins, coupons, legal, plans];
