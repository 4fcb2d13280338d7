import type { AgencyMessages } from './locales/en';

declare module '@fairlead/kit' {
  interface Messages {
    agencies: AgencyMessages;
  }
}

export { agencies } from './feature';
