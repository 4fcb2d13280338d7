import type { ContactMessages } from './locales/en';

declare module '@fairlead/kit' {
  interface Messages {
    contacts: ContactMessages;
  }
}

export { contacts } from './feature';
