import type { Schemas } from '@fairlead/api-client/client';
import { TEXT_MAX_LENGTH } from '@fairlead/rules';
import * as z from 'zod/mini';

/** Form values, as entered. */
export type InviteValues = Required<Pick<Schemas['InvitationCreate'], 'agentEmail'>>;

/** Message key of the field error. */
export type InviteErrorKey = 'invite.required' | 'invite.invalid';
const errorOf = (id: InviteErrorKey) => ({ error: id, abort: true });

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
