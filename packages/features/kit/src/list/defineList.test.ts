import { expect, it } from 'vitest';
import { defineList } from './defineList';

const list = defineList({
  path: '/api/coupons/all',
  fixed: { isDeleted: false },
  searchBy: ['couponCode'],
  filters: { all: {}, active: { isActive: true } },
  sorts: ['creationDate.desc', 'couponCode.asc'],
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
});

it('searches nothing before it is chosen what by', () => {
  expect(read('q=WEL')).toEqual(read(''));
});
