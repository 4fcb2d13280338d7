import openapi from '@fairlead/openapi/openapi.json' with { type: 'json' };
import { DAY, dayFrom } from '@fairlead/rules';
import Ajv from 'ajv/dist/2020';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { type ClaimFile, type ClaimValues, claimSchema, claimSteps, emptyClaim, stepNames, stepOf } from './claimForm';

const id = '01940000-0000-7000-8000-000000000001';
let today = dayFrom(2026, 11, 20) ?? 0;
const schema = claimSchema({ locale: 'en', today: () => today });
const file = (status: ClaimFile['status']): ClaimFile => ({
  id: 'file-1',
  name: 'Rear bumper.jpg',
  size: 10,
  type: 'image/jpeg',
  status,
  result: { id, fileUrl: '/x', name: 'Rear bumper.jpg', size: 10, contentType: 'image/jpeg' },
});
const valid: ClaimValues = {
  ...emptyClaim,
  policyId: id,
  claimType: 'PROPERTY',
  lossDate: '11/19/2026',
  description: 'A pipe burst.',
  fileIds: [file('uploaded')],
};
const errorsOf = (values: Partial<ClaimValues>) =>
  schema.safeParse({ ...valid, ...values }).error?.issues.map(({ path, message }) => [path[0], message]) ?? [];

describe('a new claim', () => {
  it('accepts the day that has begun since the form was opened', () => {
    const tomorrow = { lossDate: '11/21/2026' };
    expect(errorsOf(tomorrow)).toEqual([['lossDate', 'need.past']]);
    today += DAY;
    expect(errorsOf(tomorrow)).toEqual([]);
    today -= DAY;
  });

  it('is accepted by the API', () => {
    const ajv = new Ajv({ strict: false, multipleOfPrecision: 6 });
    formats(ajv);
    ajv.addSchema({ $id: 'contract', ...openapi });
    const accepts = ajv.compile({ $ref: 'contract#/components/schemas/ClaimCreate' });
    const { data } = schema.safeParse(valid);
    expect(data).toMatchObject({ policyId: id, fileIds: [id], people: [], lossTime: null });
    expect(accepts(data), JSON.stringify(ajv.errors)).toBe(true);
  });

  it('requires the name of someone else who reported it', () => {
    expect(errorsOf({ reportedBy: 'OTHER', reporterName: ' ' })).toEqual([['reporterName', 'field.required']]);
    expect(errorsOf({ reportedBy: 'OTHER', reporterName: 'Ruth Abadi' })).toEqual([]);
  });

  it('requires a policy and completed uploads', () => {
    expect(errorsOf({ policyId: '' })).toEqual([['policyId', 'need.policy']]);
    expect(errorsOf({ fileIds: [file('uploading')] })).toEqual([['fileIds', 'need.files']]);
    expect(errorsOf({ fileIds: [file('failed')] })).toEqual([['fileIds', 'need.files']]);
    expect(errorsOf({ fileIds: Array.from({ length: 31 }, () => file('uploaded')) })).toEqual([
      ['fileIds', 'need.fewerFiles'],
    ]);
  });
});

it('has each field in exactly one step', () => {
  const fields = stepNames.flatMap((step) => [...claimSteps[step]] as string[]);
  expect([...fields].sort()).toEqual(Object.keys(emptyClaim).sort());
  expect(['policyId', 'description', 'people', 'fileIds', 'other'].map(stepOf)).toEqual([
    'policy',
    'loss',
    'people',
    'files',
    'review',
  ]);
});
