import type { AuditMessages } from './locales/en';

declare module '@fairlead/kit' {
  interface Messages {
    audit: AuditMessages;
  }
}

export { audit } from './feature';
