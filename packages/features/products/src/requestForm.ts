import { optionalText } from '@fairlead/kit';
import { SHORT_NOTE_MAX_LENGTH } from '@fairlead/rules';
import * as z from 'zod/mini';

export interface RequestBody {
  shortNote: string;
}

export const emptyRequest: RequestBody = { shortNote: '' };

export const requestSchema = z.pipe(
  z.object({ shortNote: optionalText(SHORT_NOTE_MAX_LENGTH) }),
  z.transform(({ shortNote }): RequestBody => ({ shortNote: shortNote.trim() })),
);
