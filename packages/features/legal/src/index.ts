import type { LegalMessages } from './locales/en';

declare module '@fairlead/kit' {
  interface Messages {
    legal: LegalMessages;
  }
}

export { legal } from './feature';
