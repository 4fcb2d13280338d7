import type { ClaimMessages } from './locales/en';

declare module '@fairlead/kit' {
  interface Messages {
    claims: ClaimMessages;
  }
}

export { claims } from './feature';
