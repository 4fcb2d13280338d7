import type { AccountMessages } from './locales/en';

declare module '@fairlead/kit' {
  interface Messages {
    account: AccountMessages;
  }
}

export { account } from './feature';
