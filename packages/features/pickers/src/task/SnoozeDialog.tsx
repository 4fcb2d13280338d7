import type { Result } from '@fairlead/api-client/client';
import { defineForm, FormDialog, fieldMessage, required } from '@fairlead/kit';
import { DateTimeField } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { Task } from './saveTask';

/** Milliseconds of a local date and time, `YYYY-MM-DDTHH:mm`. NaN for other texts. */
const momentOf = (text: string): number => (text.includes('T') ? new Date(text).getTime() : Number.NaN);

const schema = z.pipe(
  z.object({
    snoozedUntil: required().check(
      z.refine((text) => text === '' || !Number.isNaN(momentOf(text)), fieldMessage('field.date')),
    ),
  }),
  z.transform(({ snoozedUntil }) => momentOf(snoozedUntil) / 1000),
);

/** The server refuses times that have passed. */
const snoozeForm = defineForm({
  messages: 'task',
  fields: { snoozedUntil: { label: 'snoozedUntil', required: true } },
  empty: { snoozedUntil: '' },
  resolver: () => zodResolver(schema),
});

export interface SnoozeDialogProps {
  /** Line below the title: number and title of the task. */
  about: string;
  /** Snoozes until a time in unix seconds. */
  save: (until: number) => Promise<Result<Task>>;
  onSaved: (task: Task, message: string) => void;
  onClose: () => void;
}

const two = (number: number) => String(number).padStart(2, '0');
const localText = (at: Date) =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;

/** Dialog that snoozes a task until a date and time. */
export function SnoozeDialog({ about, ...dialog }: SnoozeDialogProps) {
  const { t, ready } = useTranslation('task');
  const [min] = useState(() => localText(new Date()));
  if (!ready) return null;
  return (
    <FormDialog {...dialog} form={snoozeForm} title={t('snoozeUntil')} description={about} submitLabel={t('snooze')}>
      <snoozeForm.Field name="snoozedUntil" as={DateTimeField} min={min} autoFocus />
    </FormDialog>
  );
}
