import { ProductProvider } from '@fairlead/kit';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { GrowingProduct } from './product';

/** Everything below sees the areas as they come. */
export function WholeProduct({ product, children }: { product: GrowingProduct; children: ReactNode }) {
  return <ProductProvider product={useSyncExternalStore(product.subscribe, product.get)}>{children}</ProductProvider>;
}
