import type { ActivityMessages } from './locales/en';

declare module '@fairlead/kit' {
  interface Messages {
    activity: ActivityMessages;
  }
}

export { activity } from './feature';
