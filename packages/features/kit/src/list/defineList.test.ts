import { expect, it } from 'vitest';
import { defineList } from './defineList';

const list = defineList({
  messages: 'kit',
  path: '/api/coupons/all',
  fixed: { isDeleted: false },
  searchBy: { couponCode: 'status' },
  filters: { all: { label: 'filter.all' }, active: { label: 'status.ACTIVE', query: { isActive: true } } },
  sorts: { 'creationDate.desc': 'sort.dateDesc', 'couponCode.asc': 'sort.nameAsc' },
  heads: ['discountAmount'],
});
const read = (address: string) => list.read(new URLSearchParams(address))[1];

it('starts at the first page of 20 in the default order', () => {
  expect(read('')).toEqual({
    query: { isDeleted: false, sortBy: 'creationDate', ascOrDesc: 'desc', pageNo: 0, pageSize: 20 },
  });
});

it('reads the whole state from the address', () => {
  expect(read('by=couponCode&q=WEL&filter=active&sort=discountAmount.asc&page=3&size=50')).toEqual({
    query: {
      isDeleted: false,
      isActive: true,
      couponCode: 'WEL',
      sortBy: 'discountAmount',
      ascOrDesc: 'asc',
      pageNo: 2,
      pageSize: 50,
    },
  });
});

it('ignores invalid values in the address', () => {
  expect(read('by=password&q=x&filter=none&sort=up&page=-4&size=7')).toEqual(read(''));
  expect(read('filter=constructor')).toEqual(read(''));
});

it.each(['password.asc', 'maxTimesCanBeUsed.asc', 'couponCode', 'couponCode.up', 'toString.asc'])(
  'uses the default order when the address contains %s',
  (sort) => expect(read(`sort=${sort}`)).toEqual(read('')),
);

it('sorts by every sort option and sortable column, in both directions', () => {
  for (const by of ['creationDate', 'couponCode', 'discountAmount'])
    for (const ascOrDesc of ['asc', 'desc'])
      expect(read(`sort=${by}.${ascOrDesc}`)?.query).toMatchObject({ sortBy: by, ascOrDesc });
});

it('ignores the search text until a search field is chosen', () => {
  expect(read('q=WEL')).toEqual(read(''));
});
