import { defineForm } from '@fairlead/kit';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import type { Policy, PolicyChange } from '../policies.api';
import { otherInformation } from './infoForm';

const generalSchema = z.pipe(
  z.object({ carrierId: z.string() }),
  z.transform(({ carrierId }): PolicyChange => ({ carrierId: carrierId || null })),
);

export const generalForm = defineForm({
  messages: 'policies',
  fields: { carrierId: 'carrier' },
  empty: { carrierId: '' },
  valuesOf: ({ carrierId }: Policy) => ({ carrierId: carrierId ?? '' }),
  resolver: () => zodResolver(generalSchema),
});

export const otherForm = defineForm({
  messages: 'policies',
  fields: { otherInformation: 'other' },
  empty: { otherInformation: '' },
  valuesOf: ({ otherInformation }: Policy) => ({ otherInformation }),
  resolver: () => zodResolver(z.object({ otherInformation: otherInformation() })),
});
