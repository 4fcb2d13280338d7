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
  'secondFactor.back': 'Retour à la connexion',
  'secondFactor.heading': 'Saisissez votre code',
  'secondFactor.intro': 'Ouvrez votre application d’authentification et saisissez les six chiffres pour Fairlead.',
  'secondFactor.code': 'Code à six chiffres',
  'secondFactor.codeHint': 'Le code change toutes les 30 secondes.',
  'secondFactor.codeRequired': 'Saisissez les six chiffres',
  'secondFactor.useRecovery': 'Utiliser un code de récupération',
  'secondFactor.useApp': 'Utiliser l’application',
  'secondFactor.recoveryHeading': 'Saisissez un code de récupération',
  'secondFactor.recoveryIntro': 'Chaque code de récupération fonctionne une fois.',
  'secondFactor.recoveryCode': 'Code de récupération',
  'secondFactor.recoveryRequired': 'Saisissez un code de récupération',
  'secondFactor.codesLeft_one': '{{count}} code restant',
  'secondFactor.codesLeft_other': '{{count}} codes restants',
  'secondFactor.lost': 'Téléphone perdu ?',
  'secondFactor.lostText':
    'Connectez-vous avec l’un des codes de récupération que vous avez conservés. Si vous n’en avez pas, contactez l’assistance de votre portail. Elle peut désactiver la connexion à deux facteurs de votre compte.',
  'passkey.heading': 'Utilisez votre clé d’accès',
  'passkey.intro': 'Suivez les étapes de votre navigateur pour confirmer que c’est bien vous.',
  'passkey.use': 'Utiliser une clé d’accès',
  'passkey.again': 'Réessayer',
  'passkey.cancelled': 'La clé d’accès n’a pas été utilisée. Réessayez ou connectez-vous autrement.',
  'passkey.unsupported':
    'Ce navigateur ne prend pas en charge les clés d’accès. Connectez-vous autrement ou utilisez un autre navigateur.',
  'passkey.elsewhere':
    'Vos clés d’accès fonctionnent seulement sur {{domain}}. Ouvrez le portail à cette adresse ou connectez-vous autrement.',
  'passkey.lost': 'Clé d’accès perdue ?',
};
export default messages;
