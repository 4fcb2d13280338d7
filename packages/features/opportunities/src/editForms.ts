import { defineForm, numberText, requiredText } from '@fairlead/kit';
import { MAX_PREMIUM, SHORT_NOTE_MAX_LENGTH } from '@fairlead/rules';
import { formatNumber, parseNumber } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import type { Opportunity } from './opportunities.api';

const premiumSchema = (locale: string) => {
  const toNumber = (text: string) => parseNumber(text, locale) ?? Number.NaN;
  return z.pipe(
    z.object({ premium: numberText(toNumber, { kind: 'money', from: { min: 0 }, max: MAX_PREMIUM }) }),
    z.transform(({ premium }) => ({ premium: toNumber(premium) })),
  );
};

export const premiumForm = defineForm({
  messages: 'opportunities',
  fields: { premium: { label: 'premium', required: true } },
  empty: { premium: '' },
  valuesOf: ({ premium }: Opportunity, locale) => ({
    premium: premium === null ? '' : formatNumber(premium, locale, 2),
  }),
  resolver: ({ locale }) => zodResolver(premiumSchema(locale)),
});

const noteSchema = z.pipe(
  z.object({ shortNote: requiredText(SHORT_NOTE_MAX_LENGTH) }),
  z.transform(({ shortNote }) => ({ shortNote: shortNote.trim() })),
);

export const noteForm = defineForm({
  messages: 'opportunities',
  fields: { shortNote: { label: 'note', required: true } },
  empty: { shortNote: '' },
  valuesOf: ({ shortNote }: Opportunity) => ({ shortNote }),
  resolver: () => zodResolver(noteSchema),
});
