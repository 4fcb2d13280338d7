import type { AccountMessages } from './en';

const messages: AccountMessages = {
  title: 'Connexion',
  heading: 'Connectez-vous à votre portail',
  intro: 'Une seule connexion pour les agents, les clients et les administrateurs.',
  email: 'E-mail',
  password: 'Mot de passe',
  submit: 'Se connecter',
  reset: 'Réinitialiser le mot de passe',
  newAgency: 'Nouvelle agence ?',
  signUp: 'Créer un compte',
  resend: 'Renvoyer l’e-mail',
  ended: 'Votre session a pris fin. Reconnectez-vous pour reprendre où vous en étiez.',
};
export default messages;
