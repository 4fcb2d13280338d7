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
const fileOf = (status: FileItem['status'], fault?: FileItem['fault']): FileItem => {
  const file = new File(['x'], 'terms.pdf', { type: 'application/pdf' });
  return { id: 'a', name: file.name, size: file.size, type: file.type, file, status, ...(fault && { fault }) };
};
const refusals = (values: Partial<MailValues>, rules = schema): Record<string, string> =>
  Object.fromEntries(
    rules.safeParse({ ...valid, ...values }).error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? [],
  );

it('makes what is sent, with the files that can go', () => {
  const good = fileOf('uploaded');
  const sent = schema.parse({ ...valid, files: [good, fileOf('failed', 'empty')] });
  expect(sent).toEqual({ ...valid, mailSubject: 'Your quote', files: [good.file] });
});

it('asks for all that a mail needs, in the words prescribed for each', () => {
  const nothing = { receiverId: '', emailType: '', mailSubject: ' ', mailBody: '<p><br></p>', files: [] };
  const missing = { receiverId: 'error.receiver', emailType: 'error.type', mailSubject: 'error.subject' };
  expect(refusals(nothing)).toEqual({ ...missing, mailBody: 'error.body' });
  expect(refusals(nothing, mailSchema('error.message'))).toEqual({ ...missing, mailBody: 'error.message' });
});

it.each<[string, Partial<MailValues>, string]>([
  ['a subject that is too long', { mailSubject: 'x'.repeat(256) }, 'field.maxLength|255'],
  ['a subject of which nothing is seen', { mailSubject: '\u200b' }, 'error.subject'],
  ['a type that there is not', { emailType: 'SPAM' }, 'error.type'],
  ['a body that is too long', { mailBody: `<p>${'x'.repeat(emailLimits.body)}</p>` }, 'field.maxLength|100000'],
  ['files that are too large together', { files: [fileOf('failed', 'tooLarge')] }, 'error.files'],
  ['more files than a mail takes', { files: Array.from({ length: 21 }, () => fileOf('uploaded')) }, 'field.max|20'],
])('refuses %s', (_, wrong, message) => {
  expect(refusals(wrong)).toEqual({ [Object.keys(wrong)[0] ?? '']: message });
});

it('accepts nothing that the operations refuse', () => {
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
