import type { PolicyMessages } from './locales/en';

declare module '@fairlead/kit' {
  interface Messages {
    policies: PolicyMessages;
  }
}

export { policies } from './feature';
