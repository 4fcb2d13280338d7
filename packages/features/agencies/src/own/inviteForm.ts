import type { Schemas } from '@fairlead/api-client/client';
import { TEXT_MAX_LENGTH } from '@fairlead/rules';
import * as z from 'zod/mini';

/** What stands in the dialog. */
export type InviteValues = Required<Pick<Schemas['InvitationCreate'], 'agentEmail'>>;

/** Why the address is refused, by the ids of this package's words. Specification, document 2, section 5. */
export type InviteFault = 'invite.required' | 'invite.invalid';
const fault = (id: InviteFault) => ({ error: id, abort: true });

export const inviteSchema = z.object({
  agentEmail: z.pipe(
    z.string().check(
      z.refine((text) => text.trim() !== '', fault('invite.required')),
      z.refine((text) => z.email().safeParse(text.trim()).success, fault('invite.invalid')),
      z.refine((text) => text.trim().length <= TEXT_MAX_LENGTH, fault('invite.invalid')),
    ),
    z.transform((text) => text.trim()),
  ),
});
