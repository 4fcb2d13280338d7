import { defineForm, optionalText } from '@fairlead/kit';
import { SHORT_NOTE_MAX_LENGTH } from '@fairlead/rules';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';

export interface RequestBody {
  shortNote: string;
}

const emptyRequest: RequestBody = { shortNote: '' };

const requestSchema = z.pipe(
  z.object({ shortNote: optionalText(SHORT_NOTE_MAX_LENGTH) }),
  z.transform(({ shortNote }): RequestBody => ({ shortNote: shortNote.trim() })),
);

export const requestForm = defineForm({
  messages: 'products',
  fields: { shortNote: { label: 'request.note', hint: 'request.hint' } },
  empty: emptyRequest,
  resolver: () => zodResolver(requestSchema),
});
