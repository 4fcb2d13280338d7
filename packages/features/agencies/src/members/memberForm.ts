import type { Schemas } from '@fairlead/api-client/client';
import {
  defineForm,
  fieldMessage,
  type LicenseValues,
  licenseBody,
  licenseShape,
  requiredLine,
  toLicenseValues,
} from '@fairlead/kit';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';

export type MemberBody = Omit<Schemas['AgentProfileUpdate'], 'agentId' | 'version'>;

const statuses = ['ACTIVE', 'DISABLED'] as const;

/** Form values, as entered. */
interface MemberValues extends LicenseValues {
  name: string;
  licensedAgent: boolean;
  agencyAdmin: boolean;
  active: (typeof statuses)[number];
}

const toValues = ({ name, licensedAgent, agencyAdmin, active, ...license }: Schemas['AgencyAgent']): MemberValues => ({
  ...toLicenseValues(license),
  name,
  licensedAgent,
  agencyAdmin,
  active: active ? 'ACTIVE' : 'DISABLED',
});

/** Validation of the form. */
export const memberSchema = z.pipe(
  z.object({
    name: requiredLine(),
    licensedAgent: z.boolean(),
    agencyAdmin: z.boolean(),
    active: z.enum(statuses, fieldMessage('field.required')),
    ...licenseShape,
  }),
  z.transform(
    ({ name, active, licensedAgent, agencyAdmin, ...license }): MemberBody => ({
      name: name.trim(),
      active: active === 'ACTIVE',
      licensedAgent,
      agencyAdmin,
      ...licenseBody(license),
    }),
  ),
);

export const memberForm = defineForm({
  messages: 'agencies',
  fields: {
    name: { label: 'name', required: true },
    licensedAgent: { label: 'member.licensedAgent', hint: 'member.licensedHint' },
    agencyAdmin: { label: 'admin', hint: 'member.adminHint' },
    active: { label: 'member.status', hint: 'member.statusHint', required: true },
  },
  valuesOf: toValues,
  resolver: () => zodResolver(memberSchema),
});
