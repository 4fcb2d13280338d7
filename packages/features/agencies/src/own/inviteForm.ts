import { defineForm } from '@fairlead/kit';
import { TEXT_MAX_LENGTH } from '@fairlead/rules';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import type { AgencyMessages } from '../locales/en';

const errorOf = (key: keyof AgencyMessages) => ({ error: key, abort: true });

export const inviteSchema = z.object({
  agentEmail: z.pipe(
    z.string().check(
      z.refine((text) => text.trim() !== '', errorOf('invite.required')),
      z.refine((text) => z.email().safeParse(text.trim()).success, errorOf('invite.invalid')),
      z.refine((text) => text.trim().length <= TEXT_MAX_LENGTH, errorOf('invite.invalid')),
    ),
    z.transform((text) => text.trim()),
  ),
});

export const inviteForm = defineForm({
  messages: 'agencies',
  fields: { agentEmail: { label: 'email', required: true } },
  empty: { agentEmail: '' },
  resolver: () => zodResolver(inviteSchema),
});
