import type { Schemas } from '@fairlead/api-client/client';
import { defineForm, fieldMessage, requiredText, type Status, statusOf } from '@fairlead/kit';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';

export type DocBody = Schemas['VerificationDocCreate'];
type Choice = 'YES' | 'NO';

/** Form values. Choices are empty until the user answers. */
export interface DocValues {
  name: string;
  hasExpirationDate: Choice | '';
  required: Choice | '';
  active: Status | '';
}

export const emptyDoc: DocValues = { name: '', hasExpirationDate: '', required: '', active: '' };

const choiceOf = (value: boolean): Choice => (value ? 'YES' : 'NO');

const toValues = (doc: Schemas['VerificationDoc']): DocValues => ({
  name: doc.name,
  hasExpirationDate: choiceOf(doc.hasExpirationDate),
  required: choiceOf(doc.required),
  active: statusOf(doc.active),
});

/** Required choice. */
const oneOf = <V extends string>(...values: readonly V[]) =>
  z.custom<V | ''>((value) => values.some((each) => each === value), fieldMessage('field.required'));

/** Validation of the form. All four fields are required. */
export const docSchema = z.pipe(
  z.object({
    name: requiredText(),
    hasExpirationDate: oneOf<Choice>('YES', 'NO'),
    required: oneOf<Choice>('YES', 'NO'),
    active: oneOf<Status>('ACTIVE', 'INACTIVE'),
  }),
  z.transform(
    (values): DocBody => ({
      name: values.name.trim(),
      hasExpirationDate: values.hasExpirationDate === 'YES',
      required: values.required === 'YES',
      active: values.active === 'ACTIVE',
    }),
  ),
);

export const docForm = defineForm({
  messages: 'verification',
  fields: {
    name: { label: 'name', hint: 'nameHint', required: true },
    hasExpirationDate: { label: 'hasExpirationDate', hint: 'hasExpirationDateHint', required: true },
    required: { label: 'required', hint: 'requiredHint', required: true },
    active: { label: 'kit:status', hint: 'activeHint', required: true },
  },
  empty: emptyDoc,
  valuesOf: toValues,
  resolver: () => zodResolver(docSchema),
});
