import type { HttpHandler } from 'msw';
import { type MockRequest, mock, Refusal } from './mock';
import type { MockEndpoint } from './mockEndpoint';
import { stale, unavailable } from './refusals';

type Handlers = HttpHandler[];
/** Endpoint of which only the success or failure matters. */
type Write = Pick<MockEndpoint<never>, 'usual' | 'pending' | 'answers'>;
type Stored = { id: string; version: number };
interface Page<Row = unknown> {
  content: Row[];
  totalElements: number;
  totalIsCapped: boolean;
  numberOfElements: number;
  totalPages: number;
}

/** Usual page with some of its rows. */
const picked =
  <P extends Page>({ payload }: MockEndpoint<P>, pick: (page: P) => unknown[]) =>
  async (request: MockRequest): Promise<P | Refusal> => {
    const page = await payload(request);
    if (page instanceof Refusal) return page;
    const content = pick(page);
    const removed = page.content.length - content.length;
    const totalElements = content.length === 0 ? 0 : page.totalElements - removed;
    return { ...page, content, totalElements, numberOfElements: content.length };
  };

/** Lists without saved views. */
const noViews = mock('get', '/api/list-views/all', []);

/** Network states of a list. `others` are the other requests of the screen. */
export const listNetwork = <P extends Page>(list: MockEndpoint<P>, requests: Handlers = []) => {
  const others = [...requests, noViews];
  return {
    usual: [list.usual, ...others],
    empty: [list.answers(picked(list, () => [])), ...others],
    loadingList: [list.pending, ...others],
    failingList: [list.answers(unavailable), ...others],
    offline: [list.offline, ...others],
  };
};

/** Network states of a record. `missing` is the response for an unknown id. */
export const recordNetwork = <R>(record: MockEndpoint<R>, missing: Refusal, others: Handlers = []) => ({
  usual: [record.usual, ...others],
  loadingRecord: [record.pending, ...others],
  failingRecord: [record.answers(unavailable), ...others],
  missing: [record.answers(missing), ...others],
});

/** Network states of a form. `others` are the other requests of the screen. */
export const saveNetwork = (writes: readonly Write[], others: Handlers = []) => ({
  usual: [...writes.map(({ usual }) => usual), ...others],
  saving: [...writes.map(({ pending }) => pending), ...others],
  failingSave: [...writes.map(({ answers }) => answers(unavailable)), ...others],
});

const versionOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'version' in body ? body.version : undefined;

/**
 * Network state in which another user saves `theirs` before this user saves. The server rejects older versions and returns
 * `theirs` from then on. Each call starts with the usual record.
 */
export const conflictNetwork =
  <R extends Stored, U>(
    record: MockEndpoint<R>,
    update: MockEndpoint<U>,
    theirs: NoInfer<R>,
    message?: string,
    others: Handlers = [],
  ) =>
  (): Handlers => {
    let rejected = false;
    return [
      record.answers((request) => (rejected ? theirs : record.payload(request))),
      update.answers(async (request) => {
        if (rejected && versionOf(await request.body()) === theirs.version) return update.payload(request);
        rejected = true;
        return stale(theirs, message);
      }),
      ...others,
    ];
  };

/** Network state in which deleted records leave the list. Each call starts with all records. */
export const deletingNetwork =
  <P extends Page<{ id: string }>, D>(list: MockEndpoint<P>, remove: MockEndpoint<D>, others: Handlers = []) =>
  (): Handlers => {
    const deleted = new Set<unknown>();
    return [
      list.answers(picked(list, ({ content }) => content.filter(({ id }) => !deleted.has(id)))),
      remove.answers((request) => {
        deleted.add(request.path.id);
        return remove.payload(request);
      }),
      ...others,
    ];
  };

interface CrudMocks<P extends Page<{ id: string }>, R extends Stored, U, D> {
  list: MockEndpoint<P>;
  record: MockEndpoint<R>;
  create: Write;
  update: MockEndpoint<U>;
  /** The path parameter of the record is `id`. */
  remove: MockEndpoint<D>;
  /** Response for an unknown id. */
  missing: Refusal;
  /** The record after another user has saved it. */
  theirs: NoInfer<R>;
  /** Message of the conflict with `theirs`. */
  staleMessage?: string;
  /** Other requests of the screens. */
  others?: Handlers;
}

/** Network states of the screens that list, create, edit and delete one kind of record. */
export function crudNetwork<P extends Page<{ id: string }>, R extends Stored, U, D>(mocks: CrudMocks<P, R, U, D>) {
  const { list, record, create, update, remove, missing, theirs, staleMessage, others = [] } = mocks;
  const usual = [list.usual, record.usual, create.usual, update.usual, remove.usual, ...others];
  return {
    ...listNetwork(list, usual),
    ...recordNetwork(record, missing, usual),
    ...saveNetwork([create, update], usual),
    usual,
    changedMeanwhile: conflictNetwork(record, update, theirs, staleMessage, usual),
    deleting: deletingNetwork(list, remove, usual),
    deletedMeanwhile: [remove.answers(missing), ...usual],
    /** The usual state with other responses. */
    with: (...first: Handlers): Handlers => [...first, ...usual],
  };
}
