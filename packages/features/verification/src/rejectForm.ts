import { defineForm, requiredText } from '@fairlead/kit';
import { SHORT_NOTE_MAX_LENGTH } from '@fairlead/rules';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';

const schema = z.object({ feedback: requiredText(SHORT_NOTE_MAX_LENGTH) });

/** Reason of a rejection. */
export const rejectForm = defineForm({
  messages: 'verification',
  fields: { feedback: { label: 'feedback', hint: 'reject.hint', required: true } },
  empty: { feedback: '' },
  resolver: () => zodResolver(schema),
});
