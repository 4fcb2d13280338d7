import { assemble, type Catalogue, type Feature, type Product } from '@fairlead/kit';
import { publicFeatures } from './publicFeatures';

const catalogsOf = (features: readonly Feature[]): Record<string, Catalogue> =>
  Object.fromEntries(features.map(({ namespace, messages }) => [namespace, messages]));

export interface GrowingProduct {
  get: () => Product;
  subscribe: (listener: () => void) => () => void;
  /** Message catalogs of the loaded features. */
  catalogues: Record<string, Catalogue>;
  /** Loads the private features. A call after a failure tries again. */
  complete: () => Promise<Product>;
}

/** Creates the product with the public features. `complete` adds the private ones after sign-in. */
export function createProduct(): GrowingProduct {
  let loading: Promise<Product> | undefined;
  const listeners = new Set<() => void>();
  const catalogues = catalogsOf(publicFeatures);
  const complete = () => {
    loading ??= loadPrivateFeatures();
    return loading;
  };
  let product: Product = { ...assemble(publicFeatures), rest: complete };

  async function loadPrivateFeatures(): Promise<Product> {
    try {
      const { privateFeatures } = await import('./privateFeatures');
      Object.assign(catalogues, catalogsOf(privateFeatures));
      product = assemble([...publicFeatures, ...privateFeatures]);
    } catch (error) {
      loading = undefined;
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
