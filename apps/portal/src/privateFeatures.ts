import { accountForms } from '@fairlead/account';
import { activity } from '@fairlead/activity';
import { admins } from '@fairlead/admins';
import { agencies } from '@fairlead/agencies';
import { audit } from '@fairlead/audit';
import { carriers } from '@fairlead/carriers';
import { claims } from '@fairlead/claims';
import { contacts } from '@fairlead/contacts';
import { coupons } from '@fairlead/coupons';
import { dashboard } from '@fairlead/dashboard';
import { insuranceTypes } from '@fairlead/insurance-types';
import type { Feature } from '@fairlead/kit';
import { mailing } from '@fairlead/mailing';
import { notifications } from '@fairlead/notifications';
import { opportunities } from '@fairlead/opportunities';
import { plans } from '@fairlead/plans';
import { policies } from '@fairlead/policies';
import { products } from '@fairlead/products';
import { profile } from '@fairlead/profile';
import { quotes } from '@fairlead/quotes';
import { security } from '@fairlead/security';
import { services } from '@fairlead/services';
import { tasks } from '@fairlead/tasks';
import { verification } from '@fairlead/verification';

/**
 * Features for signed-in users and for sign-up. Loaded separately so that other visitors do not download their routes.
 * The order sets the order of the sidebar's rows within each section.
 */
export const privateFeatures: readonly Feature[] = [
  dashboard,
  profile,
  security,
  insuranceTypes,
  audit,
  agencies,
  accountForms,
  admins,
  plans,
  coupons,
  carriers,
  contacts,
  opportunities,
  quotes,
  policies,
  services,
  mailing,
  products,
  claims,
  verification,
  tasks,
  notifications,
  activity,
];
