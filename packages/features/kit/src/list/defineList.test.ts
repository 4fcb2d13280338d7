import { expect, it } from 'vitest';
import { defineList, enumFilters, panelList, sortsBy } from './defineList';

const list = defineList({
  messages: 'kit',
  path: '/api/coupons/all',
  fixed: { isDeleted: false },
  searchBy: { couponCode: 'status' },
  filters: { active: { label: 'status.ACTIVE', query: { isActive: true } } },
  sorts: { 'creationDate.desc': 'sort.dateDesc', 'couponCode.asc': 'sort.nameAsc' },
  sortableColumns: ['discountAmount'],
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

it('names the filters of an enum by its values', () => {
  expect(enumFilters('status', 'verificationStatus', ['IN_REVIEW', 'clean-up'])).toEqual({
    inReview: { label: 'verificationStatus.IN_REVIEW', query: { status: 'IN_REVIEW' } },
    cleanUp: { label: 'verificationStatus.clean-up', query: { status: 'clean-up' } },
  });
});

it('puts the label of an enum value into a sentence', () => {
  expect(enumFilters('claimType', 'claimType', ['MEDICAL'], 'filter.type')).toEqual({
    medical: { label: 'filter.type', values: { type: 'claimType.MEDICAL' }, query: { claimType: 'MEDICAL' } },
  });
});

it('offers both directions of a sort key, descending first', () => {
  expect(Object.entries(sortsBy({ price: 'sort.price' }))).toEqual([
    ['price.desc', 'sort.priceDesc'],
    ['price.asc', 'sort.priceAsc'],
  ]);
});

it('lists the rows of one record in a panel, without search and filters', () => {
  const panel = panelList(list, { couponCode: 'WELCOME25' });
  const read = panel.read(new URLSearchParams('filter=active&by=couponCode&q=X&sort=couponCode.asc&page=2'));
  expect(read[1]?.query).toEqual({
    isDeleted: false,
    couponCode: 'WELCOME25',
    sortBy: 'couponCode',
    ascOrDesc: 'asc',
    pageNo: 1,
    pageSize: 20,
  });
});

it('sums the rows that match the search and the filters, whatever their page and order', () => {
  const totaled = defineList({
    messages: 'kit',
    path: '/api/quotes/all',
    totaled: true,
    fixed: { isDeleted: false },
    searchBy: { serial: 'status' },
    filters: { active: { label: 'status.ACTIVE', query: { quoteStatus: 'ACTIVE' } } },
    sorts: { 'creationDate.desc': 'sort.dateDesc' },
  });
  const address = new URLSearchParams('by=serial&q=12&filter=active&page=3&size=50&sort=creationDate.desc');
  expect(totaled.totalsRead(address)).toEqual([
    '/api/quotes/all/totals',
    { query: { isDeleted: false, serial: '12', quoteStatus: 'ACTIVE' } },
  ]);
  expect(list.totalsRead(address)).toBeUndefined();
});
