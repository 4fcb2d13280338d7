import openapi from '@fairlead/openapi/openapi.json' with { type: 'json' };
import Ajv from 'ajv/dist/2020';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CarrierValues, carrierSchema, emptyCarrier } from './carrierForm';

const image = new File(['x'], 'logo.png', { type: 'image/png' });
const valid: CarrierValues = {
  image,
  name: ' Lakeshore ',
  websiteUrl: ' https://lakeshore.example ',
  claimUrl: 'https://lakeshore.example/claims',
  paymentUrl: 'http://pay.lakeshore.example',
  status: 'ACTIVE',
};
const refusals = (values: Partial<CarrierValues>, hasImage = false): Record<string, string> => {
  const result = carrierSchema(hasImage).safeParse({ ...valid, ...values });
  return Object.fromEntries(result.error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? []);
};

it('makes what is saved', () => {
  expect(carrierSchema(false).parse(valid)).toEqual({
    image,
    name: 'Lakeshore',
    websiteUrl: 'https://lakeshore.example',
    claimUrl: 'https://lakeshore.example/claims',
    paymentUrl: 'http://pay.lakeshore.example',
    active: true,
  });
});

it('refuses empty fields', () => {
  const empty = { name: 'field.required', websiteUrl: 'field.required', claimUrl: 'field.required' };
  expect(refusals(emptyCarrier)).toEqual({ image: 'field.required', ...empty, paymentUrl: 'field.required' });
});

it('needs an image, unless there is one that stays', () => {
  expect(refusals({ image: undefined })).toEqual({ image: 'field.required' });
  expect(refusals({ image: undefined }, true)).toEqual({});
  expect(refusals({ image: null }, true)).toEqual({ image: 'field.required' });
});

it.each(['lakeshore', 'javascript:alert(1)', 'ftp://lakeshore.example', 'https://'])('%s is no address', (text) => {
  expect(refusals({ claimUrl: text })).toEqual({ claimUrl: 'field.url' });
});

it('accepts nothing that the operation refuses', () => {
  const ajv = new Ajv({ strict: false });
  formats(ajv);
  ajv.addSchema({ $id: 'contract', ...openapi });
  const accepts = ajv.compile({ $ref: 'contract#/components/schemas/CarrierCreate' });
  const url = fc.oneof(fc.webUrl(), fc.string());
  let accepted = 0;
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), url, url, fc.webUrl(), (name, websiteUrl, claimUrl, paymentUrl) => {
      const result = carrierSchema(true).safeParse({
        ...valid,
        image: undefined,
        name,
        websiteUrl,
        claimUrl,
        paymentUrl,
      });
      if (!result.success) return;
      accepted += 1;
      const body = { ...result.data, dbfileId: '01940000-0000-7000-8000-000000000000' };
      expect(accepts(body), JSON.stringify([body, ajv.errors])).toBe(true);
    }),
    { numRuns: 150 },
  );
  expect(accepted).toBeGreaterThan(20);
});
