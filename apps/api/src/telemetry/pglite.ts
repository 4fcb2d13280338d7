import type { PGlite, QueryOptions, Transaction } from '@electric-sql/pglite';
import { SCOPE_STATEMENT } from '../db/scope.ts';
import { observed } from './observed.ts';
import { observeStatement } from './statements.ts';

/** Measures the statements of drizzle. Begin and commit are not statements of the client. */
export function observedPglite(client: PGlite): PGlite {
  if (!observed.metrics && !observed.traces) return client;
  return withQuery(client, {
    transaction: <T>(work: (tx: Transaction) => Promise<T>) => client.transaction((tx) => work(withQuery(tx))),
  });
}

/** Replaces methods of an object whose other methods need their own `this`. */
function withQuery<Client extends PGlite | Transaction>(client: Client, methods: Partial<PGlite> = {}): Client {
  const query = (text: string, params?: unknown[], options?: QueryOptions) => {
    const answer = client.query(text, params, options);
    if (!text.startsWith(SCOPE_STATEMENT)) observeStatement(text, answer);
    return answer;
  };
  const replaced = new Map<PropertyKey, unknown>(Object.entries({ ...methods, query }));
  return new Proxy(client, {
    get(target, key) {
      const found: unknown = replaced.get(key) ?? Reflect.get(target, key, target);
      if (typeof found !== 'function' || replaced.has(key)) return found;
      const bound: unknown = found.bind(target);
      return bound;
    },
  });
}
