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
const errorsOf = (values: Partial<CarrierValues>, hasImage = false): Record<string, string> => {
  const result = carrierSchema(hasImage).safeParse({ ...valid, ...values });
  return Object.fromEntries(result.error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? []);
};

it('maps the values to the request', () => {
  expect(carrierSchema(false).parse(valid)).toEqual({
    image,
    name: 'Lakeshore',
    websiteUrl: 'https://lakeshore.example',
    claimUrl: 'https://lakeshore.example/claims',
    paymentUrl: 'http://pay.lakeshore.example',
    active: true,
  });
});

it('rejects empty fields', () => {
  const empty = { name: 'field.required', websiteUrl: 'field.required', claimUrl: 'field.required' };
  expect(errorsOf(emptyCarrier)).toEqual({ image: 'field.required', ...empty, paymentUrl: 'field.required' });
});

it('requires an image, unless a stored one stays', () => {
  expect(errorsOf({ image: undefined })).toEqual({ image: 'field.required' });
  expect(errorsOf({ image: undefined }, true)).toEqual({});
  expect(errorsOf({ image: null }, true)).toEqual({ image: 'field.required' });
});

it.each(['lakeshore', 'javascript:alert(1)', 'ftp://lakeshore.example', 'https://'])(
  'rejects the address %s',
  (text) => {
    expect(errorsOf({ claimUrl: text })).toEqual({ claimUrl: 'field.url' });
  },
);

it('rejects everything that the API rejects', () => {
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
    { numRuns: 600 },
  );
  expect(accepted).toBeGreaterThan(20);
});
