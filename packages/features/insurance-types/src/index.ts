import type { InsuranceTypeMessages } from './locales/en';

declare module '@fairlead/kit' {
  interface Messages {
    insuranceTypes: InsuranceTypeMessages;
  }
}

export { insuranceTypes } from './feature';
