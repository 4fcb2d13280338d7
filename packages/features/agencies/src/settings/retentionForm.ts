import { defineForm } from '@fairlead/kit';
import { retentionYears } from '@fairlead/rules';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import type { RetentionYears, SettingsRecord } from './settings.api';

/** Value of the choice that keeps records without limit. */
export const WITHOUT_LIMIT = 'WITHOUT_LIMIT';

/** Labels of the kinds of records. */
export const retentionLabels = {
  correspondenceYears: 'settings.correspondence',
  documentYears: 'settings.documents',
  lostOpportunityYears: 'settings.lostOpportunities',
  auditYears: 'settings.auditLog',
} as const;

const years = () =>
  z.pipe(
    z.string(),
    z.transform((chosen) => retentionYears.find((each) => String(each) === chosen) ?? null),
  );

const schema = z.pipe(
  z.object({
    correspondenceYears: years(),
    documentYears: years(),
    lostOpportunityYears: years(),
    auditYears: years(),
  }),
  z.transform((values): RetentionYears => values),
);

const toChoice = (limit: number | null): string => (limit === null ? WITHOUT_LIMIT : String(limit));

/** Form of the years for which an agency keeps its records. */
export const retentionForm = defineForm({
  messages: 'agencies',
  fields: {
    correspondenceYears: { label: retentionLabels.correspondenceYears, required: true },
    documentYears: { label: retentionLabels.documentYears, hint: 'settings.documentsHint', required: true },
    lostOpportunityYears: { label: retentionLabels.lostOpportunityYears, required: true },
    auditYears: { label: retentionLabels.auditYears, required: true },
  },
  valuesOf: ({ retention }: SettingsRecord) => ({
    correspondenceYears: toChoice(retention.correspondenceYears),
    documentYears: toChoice(retention.documentYears),
    lostOpportunityYears: toChoice(retention.lostOpportunityYears),
    auditYears: toChoice(retention.auditYears),
  }),
  resolver: () => zodResolver(schema),
});
