import { defineForm, fieldMessage, type Messages, requiredLine, requiredText } from '@fairlead/kit';
import { quoteMailLimits } from '@fairlead/rules';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import type { QuoteMail } from '../quotes.api';

const isEmail = (text: string): boolean => z.email().safeParse(text.trim()).success;

/** Addresses in a text that separates them with commas, semicolons or spaces. */
export const addressesIn = (text: string): string[] => text.split(/[\s,;]+/).filter((address) => address !== '');

const ccError = (key: Extract<keyof Messages['quotes'], `send.cc.${string}`>): string => `${key}|${quoteMailLimits.cc}`;

const schema = z.pipe(
  z.object({
    to: requiredLine().check(z.refine(isEmail, fieldMessage('field.email'))),
    cc: z.string().check(
      z.refine((text) => addressesIn(text).every(isEmail), { error: ccError('send.cc.invalid'), abort: true }),
      z.refine((text) => addressesIn(text).length <= quoteMailLimits.cc, ccError('send.cc.tooMany')),
    ),
    subject: requiredLine(quoteMailLimits.subject),
    message: requiredText(quoteMailLimits.message),
    attachPdf: z.boolean(),
  }),
  z.transform((values): QuoteMail => ({ ...values, cc: addressesIn(values.cc) })),
);

/** Mail with which an agent sends a quote. */
export const sendForm = defineForm({
  messages: 'quotes',
  fields: {
    to: { label: 'send.to', required: true },
    cc: { label: 'send.cc', hint: 'send.ccHint' },
    subject: { label: 'send.subject', required: true },
    message: { label: 'send.message', hint: 'send.messageHint', required: true },
    attachPdf: { label: 'send.attachPdf' },
  },
  empty: { to: '', cc: '', subject: '', message: '', attachPdf: true },
  resolver: () => zodResolver(schema),
});
