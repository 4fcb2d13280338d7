import { defineForm, required } from '@fairlead/kit';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';

/** Confirmation of an erasure by the email address of the contact. The server compares it. */
export const erasureForm = defineForm({
  messages: 'contacts',
  fields: { email: { label: 'erase.email', required: true } },
  empty: { email: '' },
  resolver: () => zodResolver(z.object({ email: required() })),
});
