import { expect, it } from 'vitest';
import { defineList } from './defineList';

const list = defineList({
  path: '/api/coupons/all',
  fixed: { isDeleted: false },
  searchBy: ['couponCode'],
  filters: { all: {}, active: { isActive: true } },
  sorts: ['creationDate.desc', 'couponCode.asc'],
  heads: ['discountAmount'],
});
const read = (address: string) => list.read(new URLSearchParams(address))[1];

it('starts at the first page of 20 in the first order', () => {
  expect(read('')).toEqual({
    query: { isDeleted: false, sortBy: 'creationDate', ascOrDesc: 'desc', pageNo: 0, pageSize: 20 },
  });
});

it('reads everything from the address', () => {
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

it('keeps to what there is when the address says something else', () => {
  expect(read('by=password&q=x&filter=none&sort=up&page=-4&size=7')).toEqual(read(''));
  expect(read('filter=constructor')).toEqual(read(''));
});

it.each(['password.asc', 'maxTimesCanBeUsed.asc', 'couponCode', 'couponCode.up', 'toString.asc'])(
  'keeps to its first order when the address says %s',
  (sort) => expect(read(`sort=${sort}`)).toEqual(read('')),
);

it('is in every order that its controls and the heads of its columns offer, in both directions', () => {
  for (const by of ['creationDate', 'couponCode', 'discountAmount'])
    for (const ascOrDesc of ['asc', 'desc'])
      expect(read(`sort=${by}.${ascOrDesc}`)?.query).toMatchObject({ sortBy: by, ascOrDesc });
});

it('searches nothing before it is chosen what by', () => {
  expect(read('q=WEL')).toEqual(read(''));
});
