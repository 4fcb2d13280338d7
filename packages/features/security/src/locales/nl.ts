import type { SecurityMessages } from './en';

const messages: SecurityMessages = {
  password: 'Wachtwoord',
  changePassword: 'Wachtwoord wijzigen',
};
export default messages;
