import { fieldMessage } from '@fairlead/kit';
import openapi from '@fairlead/openapi/openapi.json' with { type: 'json' };
import { emailLimits, emailTypes } from '@fairlead/rules';
import type { FileItem } from '@fairlead/ui';
import Ajv from 'ajv/dist/2020';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type MailValues, mailSchema, replySchema } from './mailForm';

const schema = mailSchema('error.body');
const id = '01940000-0000-7000-8000-000000000001';
const valid: MailValues = {
  receiverId: id,
  emailType: 'QUOTE',
  mailSubject: ' Your quote ',
  mailBody: '<p>It is ready.</p>',
  files: [],
};
const fileOf = (status: FileItem['status'], error?: FileItem['error']): FileItem => {
  const file = new File(['x'], 'terms.pdf', { type: 'application/pdf' });
  return { id: 'a', name: file.name, size: file.size, type: file.type, file, status, ...(error && { error }) };
};
const errorsOf = (values: Partial<MailValues>, rules = schema): Record<string, string> =>
  Object.fromEntries(
    rules.safeParse({ ...valid, ...values }).error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? [],
  );

it('builds the mail without failed attachments', () => {
  const uploaded = fileOf('uploaded');
  const sent = schema.parse({ ...valid, files: [uploaded, fileOf('failed', 'empty')] });
  expect(sent).toEqual({ ...valid, mailSubject: 'Your quote', files: [uploaded.file] });
});

it('requires all fields, each with its prescribed message', () => {
  const nothing = { receiverId: '', emailType: '', mailSubject: ' ', mailBody: '<p><br></p>', files: [] };
  const missing = { receiverId: 'error.receiver', emailType: 'error.type', mailSubject: 'error.subject' };
  expect(errorsOf(nothing)).toEqual({ ...missing, mailBody: 'error.body' });
  expect(errorsOf(nothing, mailSchema('error.message'))).toEqual({ ...missing, mailBody: 'error.message' });
});

it.each<[string, Partial<MailValues>, string]>([
  ['a subject that is too long', { mailSubject: 'x'.repeat(256) }, fieldMessage('field.maxLength', 255)],
  ['a subject of invisible characters', { mailSubject: '\u200b' }, 'error.subject'],
  ['a subject with a line break', { mailSubject: 'Hello\nBcc: other@mail.test' }, 'field.unseen'],
  ['an unknown type', { emailType: 'SPAM' }, 'error.type'],
  [
    'a body that is too long',
    { mailBody: `<p>${'x'.repeat(emailLimits.body)}</p>` },
    fieldMessage('field.maxLength', 100_000),
  ],
  ['files that are too large together', { files: [fileOf('failed', 'tooLarge')] }, 'error.files'],
  ['too many files', { files: Array.from({ length: 21 }, () => fileOf('uploaded')) }, fieldMessage('field.max', 20)],
])('rejects %s', (_, values, message) => {
  expect(errorsOf(values)).toEqual({ [Object.keys(values)[0] ?? '']: message });
});

it('accepts only values that the API accepts', () => {
  const ajv = new Ajv({ strict: false });
  formats(ajv);
  ajv.addSchema({ $id: 'contract', ...openapi });
  const accepts = ajv.compile({ $ref: 'contract#/components/schemas/EmailSend' });
  const acceptsReply = ajv.compile({ $ref: 'contract#/components/schemas/EmailReply' });
  const text = fc.string({ maxLength: 300 });
  const values = fc.record({
    receiverId: fc.constantFrom(id, ''),
    emailType: fc.constantFrom(...emailTypes, ''),
    mailSubject: text,
    mailBody: fc.oneof(
      text.map((words) => `<p>${words}</p>`),
      fc.constant(''),
    ),
    files: fc.constant([]),
  });
  let accepted = 0;
  fc.assert(
    fc.property(values, (typed) => {
      const result = schema.safeParse(typed);
      if (!result.success) return;
      accepted += 1;
      const { files: _, ...mail } = result.data;
      const body = { ...mail, senderId: id, senderType: 'AGENT' };
      expect(accepts(body), JSON.stringify([body, accepts.errors])).toBe(true);
      const { mailBody } = replySchema.parse({ mailBody: typed.mailBody, files: [] });
      const answer = { ...body, mailBody, senderType: 'CUSTOMER', tokenId: 'token', reference: 'ML-1', reply: true };
      expect(acceptsReply({ ...answer, parentMailId: id }), JSON.stringify(acceptsReply.errors)).toBe(true);
    }),
    { numRuns: 1000 },
  );
  expect(accepted).toBeGreaterThan(20);
});
