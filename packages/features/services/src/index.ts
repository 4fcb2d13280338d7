import type { ServicesMessages } from './locales/en';

declare module '@fairlead/kit' {
  interface Messages {
    services: ServicesMessages;
  }
}

export { services } from './feature';
