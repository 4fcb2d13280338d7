import type { Schemas } from '@fairlead/api-client/client';
import { defineForm, fieldMessage, optionalText, requiredText } from '@fairlead/kit';
import { isPrivilege, type Privilege, roleLimits, withImpliedReads } from '@fairlead/rules';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';

export type RoleBody = Schemas['RoleCreate'];

/** Form values, as entered. */
export interface RoleValues {
  name: string;
  description: string;
  privileges: Privilege[];
}

export const emptyRole: RoleValues = { name: '', description: '', privileges: [] };

/** Privileges that this version does not know stay stored on the server. */
export const toValues = ({ name, description, privileges }: Schemas['AdminRole']): RoleValues => ({
  name,
  description,
  privileges: privileges.filter(isPrivilege),
});

/** Validation of the form. */
export const roleSchema = z.pipe(
  z.object({
    name: requiredText(roleLimits.nameMaxLength),
    description: optionalText(roleLimits.descriptionMaxLength),
    privileges: z
      .array(z.custom<Privilege>((value) => typeof value === 'string' && isPrivilege(value)))
      .check(z.minLength(1, fieldMessage('field.atLeastOne'))),
  }),
  z.transform(
    ({ name, description, privileges }): RoleBody => ({
      name: name.trim(),
      description: description.trim(),
      privileges: withImpliedReads(privileges).filter(isPrivilege),
    }),
  ),
);

export const roleForm = defineForm({
  messages: 'admins',
  fields: {
    name: { label: 'name', required: true },
    description: { label: 'description', hint: 'role.descriptionHint' },
    privileges: 'privileges',
  },
  empty: emptyRole,
  valuesOf: toValues,
  resolver: () => zodResolver(roleSchema),
});
