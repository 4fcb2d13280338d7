import type { DashboardMessages } from './locales/en';

declare module '@fairlead/kit' {
  interface Messages {
    dashboard: DashboardMessages;
  }
}

export { dashboard } from './feature';
