import type { Resolver } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { showFailure } from './failure';
import { fieldMessage } from './fieldText';
import { lazyResolver } from './lazyResolver';

const failure = { status: 409, code: 'conflict', message: 'Taken', errors: [], payload: null };
const formOf = (values: object) => {
  const setError = vi.fn();
  return { setError, form: { getValues: () => values, setError } as never };
};

it('shows server errors at their fields and focuses the first', () => {
  const { form, setError } = formOf({ code: '', amount: '' });
  const errors = [
    { field: 'amount', code: 'min', message: 'Too little' },
    { field: 'code', code: 'taken', message: 'Taken' },
  ];
  expect(showFailure(form, { ...failure, errors })).toBe(true);
  expect(setError.mock.calls).toEqual([
    ['amount', { type: 'server', message: 'Too little' }, { shouldFocus: true }],
    ['code', { type: 'server', message: 'Taken' }, { shouldFocus: false }],
  ]);
});

it('shows an error without a known field as the error of the form', () => {
  const { form, setError } = formOf({ code: '' });
  expect(showFailure(form, { ...failure, errors: [{ field: 'elsewhere', code: 'x', message: 'Not here' }] })).toBe(
    false,
  );
  expect(setError.mock.calls).toEqual([['root.server', { type: 'conflict', message: 'Not here' }]]);
});

it('adds the limit of a rule to its key', () => {
  expect(fieldMessage('field.min', 1)).toBe('field.min|1');
  expect(fieldMessage('field.required')).toBe('field.required');
});

it('loads the rules once, and retries only after a failure', async () => {
  const rules: Resolver = (values) => ({ values, errors: {} });
  const load = vi.fn<() => Promise<Resolver>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(rules);
  const resolver = lazyResolver(load);
  const options = { fields: {}, shouldUseNativeValidation: false } as never;
  await expect(resolver({ a: 1 }, undefined, options)).rejects.toThrow('offline');
  await expect(resolver({ a: 1 }, undefined, options)).resolves.toEqual({ values: { a: 1 }, errors: {} });
  await resolver({ a: 2 }, undefined, options);
  expect(load).toHaveBeenCalledTimes(2);
});
