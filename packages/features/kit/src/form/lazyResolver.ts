import type { FieldValues, Resolver } from 'react-hook-form';

/**
 * A resolver whose schema is code of its own: it comes while the first field is being filled, not before the form is
 * drawn. `load` is asked again after a failure.
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
