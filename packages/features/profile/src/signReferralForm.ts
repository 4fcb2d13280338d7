import { defineForm, optionalText } from '@fairlead/kit';
import { profileLimits } from '@fairlead/rules';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import type { Profile } from './profile.api';

export const signatureForm = defineForm({
  messages: 'profile',
  fields: { signature: { label: 'signature', hint: 'signatureHint' } },
  valuesOf: ({ me }: Profile) => ({ signature: me.userDetails.signature }),
  resolver: () => zodResolver(z.object({ signature: z.string() })),
});

export const availabilityForm = defineForm({
  messages: 'profile',
  fields: { availabilityTime: { label: 'availabilityTime', hint: 'availabilityHint' } },
  valuesOf: ({ me }: Profile) => ({ availabilityTime: me.userDetails.availabilityTime }),
  resolver: () => zodResolver(z.object({ availabilityTime: optionalText(profileLimits.availabilityTime) })),
});
