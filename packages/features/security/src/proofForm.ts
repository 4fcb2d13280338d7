import { defineForm, fieldMessage } from '@fairlead/kit';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';

const schema = z.object({ password: z.string().check(z.minLength(1, fieldMessage('field.required'))) });

/** Password that confirms a change of the second factor. */
export const proofForm = defineForm({
  messages: 'security',
  fields: { password: { label: 'password', required: true } },
  empty: { password: '' },
  resolver: () => zodResolver(schema),
});
