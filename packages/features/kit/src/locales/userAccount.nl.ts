import type { UserAccountMessages } from './userAccount.en';

const messages: UserAccountMessages = {
  endSessions: 'Deze persoon wordt op alle apparaten uitgelogd en moet opnieuw inloggen.',
  resetFactor:
    'De authenticator-app en de herstelcodes worden verwijderd en alle sessies eindigen. De persoon logt in met alleen het wachtwoord en ontvangt een e-mail met uw naam. Controleer of het verzoek echt van deze persoon komt.',
  disable: 'De klant kan niet meer inloggen en alle sessies eindigen. Er wordt niets verwijderd.',
  enable: 'De klant kan weer inloggen met hetzelfde wachtwoord.',
  undo: 'Ongedaan maken',
};
export default messages;
