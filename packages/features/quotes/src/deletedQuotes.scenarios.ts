import { endpoint, mock, pageOf, quotes } from '@fairlead/api-client/mocks';

type Quote = (typeof quotes)[number];

/** Network of two pages. Another user deletes a quote when this one does. */
function deletingOnPages(
  rowsOf: (left: readonly Quote[], pageNo: number) => Quote[],
  alsoDeleted: (earlier: number) => Quote | undefined,
) {
  const deleted = new Set<unknown>();
  const list = endpoint('get', '/api/quotes/all', ({ query }) => {
    const left = quotes.filter(({ id }) => !deleted.has(id));
    return pageOf(rowsOf(left, Number(query.get('pageNo') ?? 0)), 25 - deleted.size);
  });
  const remove = endpoint(
    'delete',
    '/api/quotes/id/{id}/delete-quote',
    ({ path }) => {
      const other = alsoDeleted(deleted.size);
      deleted.add(path.id);
      if (other) deleted.add(other.id);
      return null;
    },
    'Quote deleted successfully',
  );
  return [
    list.usual,
    mock('get', '/api/quotes/all/totals', { count: 25, isCapped: false, total: 61_000 }),
    remove.usual,
  ];
}

/** Network states for deletions in a list with selected rows. */
export const deletionNetwork = {
  /** Another user deletes the second quote when this one deletes a quote. */
  deletingTwo: () =>
    deletingOnPages(
      (left, pageNo) => quotes.slice(...(pageNo === 1 ? [3] : [0, 3])).filter((quote) => left.includes(quote)),
      () => quotes[1],
    ),
  /** Pages of three quotes. Another user deletes the fourth quote when this one deletes a second quote. */
  movingUp: () =>
    deletingOnPages(
      (left, pageNo) => left.slice(3 * pageNo, 3 * pageNo + 3),
      (earlier) => (earlier > 0 ? quotes[3] : undefined),
    ),
};
