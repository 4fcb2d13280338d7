import { defineForm, required } from '@fairlead/kit';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';

/** Confirmation of a deletion by the name of the agency. The server compares it. */
export const deletionForm = defineForm({
  messages: 'agencies',
  fields: { agencyName: { label: 'agencyName', required: true } },
  empty: { agencyName: '' },
  resolver: () => zodResolver(z.object({ agencyName: required() })),
});
