import { expect, test } from 'vitest';
import { scrollKey } from './scrollKey';

const at = (pathname: string, search: string, key: string) => ({ pathname, search, hash: '', state: null, key });

test('gives each address that a tab opens first its own scroll position', () => {
  expect(scrollKey(at('/policies', '?view=all', 'default'))).not.toBe(scrollKey(at('/renewals', '', 'default')));
  expect(scrollKey(at('/policies', '?view=all', 'default'))).not.toBe(scrollKey(at('/policies', '', 'default')));
});

test('keeps one scroll position for each entry of the history', () => {
  expect(scrollKey(at('/policies', '', 'k1'))).toBe('k1');
});
