import { defineForm, fieldMessage } from '@fairlead/kit';
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
  }),
  z.transform((values): TimeSettings => values),
);

/** Form of the time zone and the time of the digest. */
export const timeForm = defineForm({
  messages: 'agencies',
  fields: {
    timeZone: { label: 'settings.timeZone', required: true },
    digestTime: { label: 'settings.digestTime', required: true },
  },
  empty: { timeZone: '', digestTime: '' },
  valuesOf: ({ timeZone, digestTime }: SettingsRecord) => ({ timeZone: timeZone ?? '', digestTime }),
  resolver: () => zodResolver(schema),
});
