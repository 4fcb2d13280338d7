import type { OpportunityMessages } from './locales/en';

declare module '@fairlead/kit' {
  interface Messages {
    opportunities: OpportunityMessages;
  }
}

export { opportunities } from './feature';
