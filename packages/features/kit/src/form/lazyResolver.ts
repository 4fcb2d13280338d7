import type { FieldValues, Resolver } from 'react-hook-form';

/**
 * Resolver that loads its schema with the first validation, to keep the schema out of the first download.
 * A failed `load` is repeated at the next validation.
 */
export function lazyResolver<V extends FieldValues, C, O>(load: () => Promise<Resolver<V, C, O>>): Resolver<V, C, O> {
  let resolver: Promise<Resolver<V, C, O>> | undefined;
  return async (values, context, options) => {
    resolver ??= load();
    try {
      return await (await resolver)(values, context, options);
    } catch (error) {
      resolver = undefined;
      throw error;
    }
  };
}
