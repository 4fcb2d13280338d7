import type { InitOf } from '@fairlead/api-client/client';
import { useWrite } from '@fairlead/api-client/swr';
import { useCreate } from '../writes';

/** Writes of saved views. */
export function useViewWrites() {
  const create = useCreate('/api/list-views/create');
  const update = useWrite('put', '/api/list-views/update');
  const remove = useWrite('delete', '/api/list-views/delete/id/{id}');
  return {
    create,
    save: (body: InitOf<'put', '/api/list-views/update'>['body']) => update({ body }),
    remove: (id: string) => remove({ params: { path: { id } } }),
  };
}
