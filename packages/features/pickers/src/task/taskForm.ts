import { dayInput, defineForm, fieldMessage, requiredLine } from '@fairlead/kit';
import { dayFrom, taskKinds, taskLimits } from '@fairlead/rules';
import { parseDate, parseTime } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import type { Task, TaskBody } from './saveTask';

const toDay = (text: string): number | undefined => {
  const date = parseDate(text);
  return date && dayFrom(date.year, date.month, date.day);
};

const schema = z.pipe(
  z.object({
    title: requiredLine(taskLimits.title),
    taskKind: z.enum(taskKinds),
    dueDate: z.string().check(
      z.refine((text) => text.trim() !== '', fieldMessage('field.required')),
      z.refine((text) => text.trim() === '' || toDay(text) !== undefined, fieldMessage('field.date')),
    ),
    dueTime: z.string().check(z.refine((text) => text === '' || parseTime(text) === text, fieldMessage('field.time'))),
    assigneeId: z.string().check(z.minLength(1, fieldMessage('field.required'))),
    contactId: z.string(),
  }),
  z.transform(({ dueDate, dueTime, ...values }): TaskBody & { contactId: string } => ({
    ...values,
    title: values.title.trim(),
    // valid by the schema
    dueDate: toDay(dueDate) ?? 0,
    dueTime: dueTime === '' ? null : dueTime,
  })),
);

const empty: z.input<typeof schema> = {
  title: '',
  taskKind: 'OTHER',
  dueDate: '',
  dueTime: '',
  assigneeId: '',
  contactId: '',
};

/** Form of a task. */
export const taskForm = defineForm({
  messages: 'task',
  fields: {
    title: { label: 'title', required: true },
    taskKind: { label: 'kind', required: true },
    dueDate: { label: 'due', required: true },
    dueTime: 'time',
    assigneeId: { label: 'assignee', required: true },
    contactId: 'contact',
  },
  empty,
  valuesOf: (task: Task) => ({
    title: task.title,
    taskKind: task.taskKind,
    dueDate: dayInput(task.dueDate),
    dueTime: task.dueTime ?? '',
    assigneeId: task.assignee.id,
    contactId: task.contact?.id ?? '',
  }),
  resolver: () => zodResolver(schema),
});
