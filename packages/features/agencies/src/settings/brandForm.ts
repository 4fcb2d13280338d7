import { defineForm } from '@fairlead/kit';
import { themeNames } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import type { SettingsRecord } from './settings.api';

/** Form of the theme of an agency. */
export const brandForm = defineForm({
  messages: 'agencies',
  fields: { theme: { label: 'settings.theme', hint: 'settings.themeHint', required: true } },
  valuesOf: ({ theme }: SettingsRecord) => ({ theme }),
  resolver: () => zodResolver(z.object({ theme: z.enum(themeNames) })),
});
