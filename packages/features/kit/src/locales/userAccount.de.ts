import type { UserAccountMessages } from './userAccount.en';

const messages: UserAccountMessages = {
  endSessions: 'Diese Person wird auf allen Geräten abgemeldet und muss sich erneut anmelden.',
  resetFactor:
    'Die Authenticator-App und die Wiederherstellungscodes werden entfernt, und alle Sitzungen enden. Die Person meldet sich nur mit dem Passwort an und erhält eine E-Mail mit Ihrem Namen. Prüfen Sie, ob die Bitte wirklich von ihr kommt.',
  disable: 'Der Kunde kann sich nicht mehr anmelden, und alle Sitzungen enden. Es wird nichts gelöscht.',
  enable: 'Der Kunde kann sich wieder mit demselben Passwort anmelden.',
  undo: 'Rückgängig',
};
export default messages;
