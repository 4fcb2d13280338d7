import type { PathOf, Read } from '@fairlead/api-client/client';

/** Path of a GET request whose only parameter is the record's id. */
type PathWithId = Extract<PathOf<'get'>, `${string}{id}${string}`>;

/** Returns a function that makes the GET request of a record from its id. */
export const readById =
  <P extends PathWithId>(path: P) =>
  (id: string): Read<P> =>
    [path, { path: { id } }] as unknown as Read<P>;

/** One agency: any for platform admins, their own for agents. */
export const agencyRead = readById('/api/agency/id/{id}');
