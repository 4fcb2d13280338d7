import { defineForm, fieldMessage, maxCharacters } from '@fairlead/kit';
import { callDirections, callOutcomes, isBlankHtml, noteKinds, noteLimits } from '@fairlead/rules';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import type { Note, NoteBody } from './activity.api';

const schema = z.pipe(
  z
    .object({
      noteKind: z.enum(noteKinds),
      text: z.string().check(maxCharacters(noteLimits.text)),
      callDirection: z.enum(callDirections),
      callOutcome: z.enum(callOutcomes),
      minutes: z.string().check(
        z.refine((text) => /^\d*$/.test(text.trim()), { error: fieldMessage('field.number'), abort: true }),
        z.refine((text) => Number(text) <= noteLimits.minutes, fieldMessage('field.max', noteLimits.minutes)),
      ),
    })
    .check(
      z.refine(({ noteKind, text }) => noteKind === 'CALL' || !isBlankHtml(text), {
        error: fieldMessage('field.required'),
        path: ['text'],
      }),
    ),
  z.transform(
    ({ noteKind, text, minutes, ...call }): NoteBody => ({
      text,
      ...(noteKind === 'CALL' && { ...call, minutes: minutes.trim() === '' ? null : Number(minutes) }),
    }),
  ),
);

const empty: z.input<typeof schema> = {
  noteKind: 'NOTE',
  text: '',
  callDirection: 'OUTBOUND',
  callOutcome: 'REACHED',
  minutes: '',
};

/** Form of a note or a call. */
export const noteForm = defineForm({
  messages: 'activity',
  fields: {
    text: 'text',
    callDirection: { label: 'direction', required: true },
    callOutcome: { label: 'outcome', required: true },
    minutes: 'minutes',
  },
  empty,
  valuesOf: (note: Note) => ({
    ...empty,
    noteKind: note.noteKind,
    text: note.text,
    ...(note.callDirection && { callDirection: note.callDirection }),
    ...(note.callOutcome && { callOutcome: note.callOutcome }),
    minutes: note.minutes === null ? '' : String(note.minutes),
  }),
  resolver: () => zodResolver(schema),
});
