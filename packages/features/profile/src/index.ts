import type { ProfileMessages } from './locales/en';

declare module '@fairlead/kit' {
  interface Messages {
    profile: ProfileMessages;
  }
}

export { profile } from './feature';
