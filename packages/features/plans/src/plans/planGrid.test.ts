import { expect, it } from 'vitest';
import { planGrid } from './plans.api';

const read = (address: string) => planGrid.read(new URLSearchParams(address));

it('requests ten packages per page, sorted by name, with pages counted from 0', () => {
  expect(read('')).toEqual([
    '/api/subscription-package/all',
    { query: { isDeleted: false, sortBy: 'packageName', ascOrDesc: 'asc', pageNo: 0, pageSize: 10 } },
  ]);
  expect(read('size=20')).toEqual(read(''));
  expect(read('page=2&sort=packageName.desc&q=Gro')[1]).toEqual({
    query: { isDeleted: false, packageName: 'Gro', sortBy: 'packageName', ascOrDesc: 'desc', pageNo: 1, pageSize: 10 },
  });
});
