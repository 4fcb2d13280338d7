import { fieldMessage } from '@fairlead/kit';
import { DAY, dayFrom } from '@fairlead/rules';
import { describe, expect, it } from 'vitest';
import { emptyUpload, type UploadValues, uploadSchema } from './uploadForm';

const today = dayFrom(2026, 11, 20) ?? 0;
const now = () => today + 3600;
const id = '01935b1e-0004-7000-8000-000000000001';
const stored = { id, fileUrl: '', name: 'a.pdf', size: 1, contentType: 'application/pdf' };
const file = { id: '1', name: 'a.pdf', size: 1, type: '', status: 'uploaded', result: stored } as const;
const valid: UploadValues = { fileId: [file], expirationDate: '11/20/2026', shortNote: ' As of May ' };

const errorsOf = (values: Partial<UploadValues>, hasExpirationDate = true) => {
  const result = uploadSchema(hasExpirationDate, now).safeParse({ ...valid, ...values });
  return Object.fromEntries(result.error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? []);
};

it('maps the values to the request, with a date only if the document needs one', () => {
  const body = { fileId: id, shortNote: 'As of May' };
  expect(uploadSchema(true, now).parse(valid)).toEqual({ ...body, expirationDate: today });
  expect(uploadSchema(false, now).parse({ ...valid, expirationDate: 'x' })).toEqual({ ...body, expirationDate: null });
});

describe('rejects', () => {
  it('empty values', () => {
    expect(errorsOf(emptyUpload)).toEqual({ fileId: 'field.required', expirationDate: 'field.required' });
    expect(errorsOf(emptyUpload, false)).toEqual({ fileId: 'field.required' });
  });
  it('a file that is not stored', () => {
    expect(errorsOf({ fileId: [{ ...file, status: 'uploading' }] })).toEqual({ fileId: 'field.required' });
  });
  it('a past day in UTC and an invalid date', () => {
    expect(errorsOf({ expirationDate: '11/19/2026' })).toEqual({ expirationDate: 'field.notPastDate' });
    expect(errorsOf({ expirationDate: '02/30/2027' })).toEqual({ expirationDate: 'field.date' });
    expect(uploadSchema(true, () => today + DAY).safeParse(valid).success).toBe(false);
  });
  it('a note that is too long', () => {
    expect(errorsOf({ shortNote: 'x'.repeat(1001) })).toEqual({ shortNote: fieldMessage('field.maxLength', 1000) });
  });
});
