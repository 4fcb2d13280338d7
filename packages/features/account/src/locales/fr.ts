import type { AccountMessages } from './en';

const messages: AccountMessages = {
  title: 'Connexion',
  heading: 'Connectez-vous à votre portail',
  intro: 'Une seule connexion pour les agents, les clients et les administrateurs.',
  email: 'E-mail',
  password: 'Mot de passe',
  submit: 'Se connecter',
  reset: 'Mot de passe oublié',
  newAgency: 'Nouvelle agence ?',
  signUp: 'Créer un compte',
  resend: 'Renvoyer le message',
  ended: 'Votre session a pris fin. Reconnectez-vous pour reprendre où vous en étiez.',
};
export default messages;
