import type { AdminMessages } from './locales/en';

declare module '@fairlead/kit' {
  interface Messages {
    admins: AdminMessages;
  }
}

export { admins } from './feature';
