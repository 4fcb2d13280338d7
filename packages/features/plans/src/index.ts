import type { PlanMessages } from './locales/en';

declare module '@fairlead/kit' {
  interface Messages {
    plans: PlanMessages;
  }
}

export { plans } from './feature';
