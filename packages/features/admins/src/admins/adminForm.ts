import type { Schemas } from '@fairlead/api-client/client';
import { defineForm, fieldMessage, required, requiredLine, requiredText } from '@fairlead/kit';
import { type AdminStatus, adminStatuses, TEXT_MAX_LENGTH } from '@fairlead/rules';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';

export type AdminBody = Schemas['AdminCreate'] & { status: AdminStatus };

/** Form values, as entered. */
export interface AdminValues {
  name: string;
  email: string;
  roleId: string;
  status: AdminStatus;
}

export const emptyAdmin: AdminValues = { name: '', email: '', roleId: '', status: 'INVITED' };

const toValues = ({ name, email, role, status }: Schemas['Admin']): AdminValues => ({
  name,
  email,
  roleId: role.id,
  status,
});

/** Validation of the form. */
export const adminSchema = z.pipe(
  z.object({
    name: requiredLine(),
    email: requiredText(TEXT_MAX_LENGTH).check(
      z.refine((text) => z.email().safeParse(text.trim()).success, { error: fieldMessage('field.email'), abort: true }),
    ),
    roleId: required(),
    status: z.enum(adminStatuses, fieldMessage('field.required')),
  }),
  z.transform(({ name, email, ...rest }): AdminBody => ({ ...rest, name: name.trim(), email: email.trim() })),
);

export const adminForm = defineForm({
  messages: 'admins',
  fields: {
    name: { label: 'name', required: true },
    email: { label: 'email', required: true },
    roleId: { label: 'role', hint: 'admin.roleHint', required: true },
    status: { label: 'status', hint: 'admin.statusHint', required: true },
  },
  empty: emptyAdmin,
  valuesOf: toValues,
  resolver: () => zodResolver(adminSchema),
});
