import type { SecurityMessages } from './locales/en';

declare module '@fairlead/kit' {
  interface Messages {
    security: SecurityMessages;
  }
}

export { security } from './feature';
