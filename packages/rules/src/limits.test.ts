import { expect, it } from 'vitest';
import { DEFAULT_PAGE_SIZE, MAX_UPLOAD_BYTES, pageSizes, passwordLimits, TEXT_MAX_LENGTH } from './index';

it('have the prescribed values', () => {
  expect({ DEFAULT_PAGE_SIZE, pageSizes, MAX_UPLOAD_BYTES, TEXT_MAX_LENGTH, passwordLimits }).toEqual({
    DEFAULT_PAGE_SIZE: 20,
    pageSizes: [20, 50, 100],
    MAX_UPLOAD_BYTES: 22 * 1024 * 1024,
    TEXT_MAX_LENGTH: 255,
    passwordLimits: { minLength: 8, maxLength: 255 },
  });
});
