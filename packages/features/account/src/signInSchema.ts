import { fieldMessage } from '@fairlead/kit';
import { TEXT_MAX_LENGTH } from '@fairlead/rules';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';

const required = fieldMessage('field.required');

/** The password is only required: current password rules do not apply to old passwords. */
const signInSchema = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: required, abort: true }),
      z.maxLength(TEXT_MAX_LENGTH, { error: fieldMessage('field.maxLength', TEXT_MAX_LENGTH), abort: true }),
      z.email(fieldMessage('field.email')),
    ),
  password: z.string().check(z.minLength(1, required)),
});

export const signInResolver = zodResolver(signInSchema);
