import type { Schemas } from '@fairlead/api-client/client';
import { fieldMessage, requiredText } from '@fairlead/kit';
import * as z from 'zod/mini';

export type MemberBody = Omit<Schemas['AgentProfileUpdate'], 'agentId' | 'version'>;

const statuses = ['ACTIVE', 'DISABLED'] as const;

/** What stands in the fields. */
export interface MemberValues {
  name: string;
  licensedAgent: boolean;
  agencyAdmin: boolean;
  active: (typeof statuses)[number];
}

export const toValues = ({ name, licensedAgent, agencyAdmin, active }: Schemas['AgencyAgent']): MemberValues => ({
  name,
  licensedAgent,
  agencyAdmin,
  active: active ? 'ACTIVE' : 'DISABLED',
});

/** The rules of the form. */
export const memberSchema = z.pipe(
  z.object({
    name: requiredText(),
    licensedAgent: z.boolean(),
    agencyAdmin: z.boolean(),
    active: z.enum(statuses, fieldMessage('field.required')),
  }),
  z.transform(({ name, active, ...rest }): MemberBody => ({ ...rest, name: name.trim(), active: active === 'ACTIVE' })),
);
