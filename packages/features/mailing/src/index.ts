import type { MailingMessages } from './locales/en';

declare module '@fairlead/kit' {
  interface Messages {
    mailing: MailingMessages;
  }
}

export { mailing } from './feature';
