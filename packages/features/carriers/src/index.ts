import type { CarrierMessages } from './locales/en';

declare module '@fairlead/kit' {
  interface Messages {
    carriers: CarrierMessages;
  }
}

export { carriers } from './feature';
