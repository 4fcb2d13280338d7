import { defineForm, fieldMessage } from '@fairlead/kit';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import type { SettingsRecord } from './settings.api';

const schema = z.pipe(
  z.object({ timeZone: z.string().check(z.minLength(1, fieldMessage('field.required'))) }),
  z.transform(({ timeZone }) => timeZone),
);

/** Form of the time zone. */
export const timeForm = defineForm({
  messages: 'agencies',
  fields: { timeZone: { label: 'settings.timeZone', required: true } },
  empty: { timeZone: '' },
  valuesOf: ({ timeZone }: SettingsRecord) => ({ timeZone: timeZone ?? '' }),
  resolver: () => zodResolver(schema),
});
