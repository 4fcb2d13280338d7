import type { VerificationMessages } from './locales/en';

declare module '@fairlead/kit' {
  interface Messages {
    verification: VerificationMessages;
  }
}

export { verification } from './feature';
