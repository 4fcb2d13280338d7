import type { SecurityMessages } from './en';

const messages: SecurityMessages = {
  password: 'Passwort',
  changePassword: 'Passwort ändern',
};
export default messages;
