import { defineForm, fieldMessage } from '@fairlead/kit';
import { languages } from '@fairlead/rules';
import { parseTime } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import type { SettingsRecord, TimeSettings } from './settings.api';

const schema = z.pipe(
  z.object({
    timeZone: z.string().check(z.minLength(1, fieldMessage('field.required'))),
    digestTime: z.string().check(
      z.minLength(1, fieldMessage('field.required')),
      z.refine((text) => text === '' || parseTime(text) === text, fieldMessage('field.time')),
    ),
    defaultLanguage: z.enum(languages),
  }),
  z.transform((values): TimeSettings => values),
);

/** Form of the time zone, the time of the digest and the language. */
export const timeForm = defineForm({
  messages: 'agencies',
  fields: {
    timeZone: { label: 'settings.timeZone', required: true },
    digestTime: { label: 'settings.digestTime', required: true },
    defaultLanguage: { label: 'settings.language', hint: 'settings.languageHint', required: true },
  },
  empty: { timeZone: '', digestTime: '', defaultLanguage: 'en' as const },
  valuesOf: ({ timeZone, digestTime, defaultLanguage }: SettingsRecord) => ({
    timeZone: timeZone ?? '',
    digestTime,
    defaultLanguage,
  }),
  resolver: () => zodResolver(schema),
});
