import type { QuoteMessages } from './locales/en';

declare module '@fairlead/kit' {
  interface Messages {
    quotes: QuoteMessages;
  }
}

export { quotes } from './feature';
