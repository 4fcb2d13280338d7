import { getResponse, type HttpHandler } from 'msw';
import { expect, it } from 'vitest';
import { crudNetwork } from './crudNetwork';
import { coupons } from './fixtures/coupons';
import { endpoint } from './mockEndpoint';
import { listOf, rowOf } from './mockPage';
import { gone } from './refusals';

const [stored] = coupons;
if (!stored) throw new Error('missing coupon fixture');
const missing = gone('Coupon not found');
const theirs = { ...stored, discountAmount: 45, version: stored.version + 1 };
const network = crudNetwork({
  list: endpoint('get', '/api/coupons/all', ({ query }) => listOf(coupons, query)),
  record: endpoint('get', '/api/coupons/id/{id}', rowOf(coupons, missing)),
  create: endpoint('post', '/api/coupons/create', stored),
  update: endpoint('put', '/api/coupons/update', stored),
  remove: endpoint('delete', '/api/coupons/delete/id/{id}', null),
  missing,
  theirs,
});

async function send(handlers: HttpHandler[], method: string, path: string, body?: unknown) {
  const request = new Request(`http://localhost/api/coupons/${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const response = await getResponse(handlers, request);
  return { status: response?.status, body: (await response?.json()) as unknown };
}

it('lists no rows in the empty state', async () => {
  expect(await send(network.empty, 'GET', 'all')).toMatchObject({
    body: { payload: { content: [], totalElements: 0 } },
  });
});

it('removes deleted records from the list, and lists them again at the next call', async () => {
  const handlers = network.deleting();
  await send(handlers, 'DELETE', `delete/id/${stored.id}`);
  const total = (count: number) => ({ body: { payload: { totalElements: count } } });
  expect(await send(handlers, 'GET', 'all')).toMatchObject(total(coupons.length - 1));
  expect(await send(network.deleting(), 'GET', 'all')).toMatchObject(total(coupons.length));
});

it('rejects older versions and returns the newer record after a conflict', async () => {
  const handlers = network.changedMeanwhile();
  const read = () => send(handlers, 'GET', `id/${stored.id}`);
  expect(await read()).toMatchObject({ body: { payload: stored } });
  expect(await send(handlers, 'PUT', 'update', stored)).toMatchObject({ status: 409, body: { payload: theirs } });
  expect(await read()).toMatchObject({ body: { payload: theirs } });
  expect(await send(handlers, 'PUT', 'update', theirs)).toMatchObject({ status: 200 });
});

it('fails every write in the state of a failed save', async () => {
  expect(await send(network.failingSave, 'POST', 'create', stored)).toMatchObject({ status: 503 });
  expect(await send(network.failingSave, 'PUT', 'update', stored)).toMatchObject({ status: 503 });
  expect(await send(network.failingSave, 'GET', 'id/none')).toMatchObject({ status: 404 });
});
