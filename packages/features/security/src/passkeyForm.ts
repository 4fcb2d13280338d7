import { defineForm, fieldMessage, maxCharacters } from '@fairlead/kit';
import { passkeyLimits } from '@fairlead/rules';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';

const name = z
  .string()
  .check(z.trim(), z.minLength(1, fieldMessage('field.required')), maxCharacters(passkeyLimits.nameLength));
const password = z.string().check(z.minLength(1, fieldMessage('field.required')));

/** New passkey, with the password that confirms it. */
export const passkeyForm = defineForm({
  messages: 'security',
  fields: {
    name: { label: 'passkeys.name', required: true },
    password: { label: 'password', required: true },
  },
  empty: { name: '', password: '' },
  resolver: () => zodResolver(z.object({ name, password })),
});

/** Name of a passkey. */
export const passkeyNameForm = defineForm({
  messages: 'security',
  fields: { name: { label: 'passkeys.name', required: true } },
  empty: { name: '' },
  resolver: () => zodResolver(z.object({ name })),
});
