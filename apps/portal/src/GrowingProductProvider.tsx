import { ProductProvider } from '@fairlead/kit';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { GrowingProduct } from './product';

/** Provides the product and re-renders when more features load. */
export function GrowingProductProvider({ product, children }: { product: GrowingProduct; children: ReactNode }) {
  const current = useSyncExternalStore(product.subscribe, product.get, product.get);
  return <ProductProvider product={current}>{children}</ProductProvider>;
}
