import type { AccountFormsMessages } from './forms/locales/en';
import type { AccountMessages } from './locales/en';

declare module '@fairlead/kit' {
  interface Messages {
    account: AccountMessages;
    accountForms: AccountFormsMessages;
  }
}

export { account } from './feature';
export { accountForms } from './forms/feature';
