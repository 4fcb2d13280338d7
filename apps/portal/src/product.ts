import { assemble, type Catalogue, type Feature, type Product } from '@fairlead/kit';
import { outside } from './outside';

const wordsOf = (features: readonly Feature[]): Record<string, Catalogue> =>
  Object.fromEntries(features.map(({ namespace, messages }) => [namespace, messages]));

export interface GrowingProduct {
  get: () => Product;
  subscribe: (listener: () => void) => () => void;
  /** The words of the areas that are there. */
  catalogues: Record<string, Catalogue>;
  /** Fetches the areas for those who are signed in; asked again after a failure. */
  complete: () => Promise<Product>;
}

/** The portal as a visitor has it, which becomes the whole one for whoever signs in. */
export function createProduct(): GrowingProduct {
  let coming: Promise<Product> | undefined;
  const listeners = new Set<() => void>();
  const catalogues = wordsOf(outside);
  const complete = () => {
    coming ??= fetchRest();
    return coming;
  };
  let product: Product = { ...assemble(outside), rest: complete };

  async function fetchRest(): Promise<Product> {
    try {
      const { inside } = await import('./inside');
      Object.assign(catalogues, wordsOf(inside));
      product = assemble([...outside, ...inside]);
    } catch (error) {
      coming = undefined;
      throw error;
    }
    for (const listener of listeners) listener();
    return product;
  }
  return {
    get: () => product,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    catalogues,
    complete,
  };
}
