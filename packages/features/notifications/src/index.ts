import type { NotificationsMessages } from './locales/en';

declare module '@fairlead/kit' {
  interface Messages {
    notifications: NotificationsMessages;
  }
}

export { notifications } from './feature';
