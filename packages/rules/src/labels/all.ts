import type { Language } from '../languages.ts';
import * as activityLabels from './activity/index.ts';
import * as adminLabels from './admins/index.ts';
import * as agencyLabels from './agencies/index.ts';
import * as auditLabels from './audit/index.ts';
import * as claimLabels from './claims/index.ts';
import * as contactLabels from './contacts/index.ts';
import * as couponLabels from './coupons/index.ts';
import * as dashboardLabels from './dashboard/index.ts';
import * as mailingLabels from './mailing/index.ts';
import * as notificationLabels from './notifications/index.ts';
import * as opportunityLabels from './opportunities/index.ts';
import * as planLabels from './plans/index.ts';
import * as policyLabels from './policies/index.ts';
import * as quoteLabels from './quotes/index.ts';
import * as roleLabels from './roles/index.ts';
import * as serviceLabels from './services/index.ts';
import * as taskLabels from './tasks/index.ts';
import * as verificationLabels from './verification/index.ts';

const en = {
  ...activityLabels.en,
  ...adminLabels.en,
  ...agencyLabels.en,
  ...auditLabels.en,
  ...claimLabels.en,
  ...contactLabels.en,
  ...couponLabels.en,
  ...dashboardLabels.en,
  ...mailingLabels.en,
  ...notificationLabels.en,
  ...opportunityLabels.en,
  ...planLabels.en,
  ...policyLabels.en,
  ...quoteLabels.en,
  ...roleLabels.en,
  ...serviceLabels.en,
  ...taskLabels.en,
  ...verificationLabels.en,
};

/** Key of a label: the enum's name and the value. */
export type LabelKey = keyof typeof en;
type Labels = Readonly<Record<LabelKey, string>>;

const fr: Labels = {
  ...activityLabels.fr,
  ...adminLabels.fr,
  ...agencyLabels.fr,
  ...auditLabels.fr,
  ...claimLabels.fr,
  ...contactLabels.fr,
  ...couponLabels.fr,
  ...dashboardLabels.fr,
  ...mailingLabels.fr,
  ...notificationLabels.fr,
  ...opportunityLabels.fr,
  ...planLabels.fr,
  ...policyLabels.fr,
  ...quoteLabels.fr,
  ...roleLabels.fr,
  ...serviceLabels.fr,
  ...taskLabels.fr,
  ...verificationLabels.fr,
};

const de: Labels = {
  ...activityLabels.de,
  ...adminLabels.de,
  ...agencyLabels.de,
  ...auditLabels.de,
  ...claimLabels.de,
  ...contactLabels.de,
  ...couponLabels.de,
  ...dashboardLabels.de,
  ...mailingLabels.de,
  ...notificationLabels.de,
  ...opportunityLabels.de,
  ...planLabels.de,
  ...policyLabels.de,
  ...quoteLabels.de,
  ...roleLabels.de,
  ...serviceLabels.de,
  ...taskLabels.de,
  ...verificationLabels.de,
};

const nl: Labels = {
  ...activityLabels.nl,
  ...adminLabels.nl,
  ...agencyLabels.nl,
  ...auditLabels.nl,
  ...claimLabels.nl,
  ...contactLabels.nl,
  ...couponLabels.nl,
  ...dashboardLabels.nl,
  ...mailingLabels.nl,
  ...notificationLabels.nl,
  ...opportunityLabels.nl,
  ...planLabels.nl,
  ...policyLabels.nl,
  ...quoteLabels.nl,
  ...roleLabels.nl,
  ...serviceLabels.nl,
  ...taskLabels.nl,
  ...verificationLabels.nl,
};

/** All labels of enums by language, for mails and PDFs. Browser code imports the labels of its area instead. */
export const enumLabels: Readonly<Record<Language, Labels>> = { en, fr, de, nl };
