import type { ProductMessages } from './locales/en';

declare module '@fairlead/kit' {
  interface Messages {
    products: ProductMessages;
  }
}

export { products } from './feature';
