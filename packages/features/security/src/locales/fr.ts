import type { SecurityMessages } from './en';

const messages: SecurityMessages = {
  password: 'Mot de passe',
  changePassword: 'Changer de mot de passe',
};
export default messages;
