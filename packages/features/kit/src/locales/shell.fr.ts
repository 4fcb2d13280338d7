import type { ShellMessages } from './shell.en';

const messages: ShellMessages = {
  signIn: 'Connexion',
  signOut: 'Se déconnecter',
  signingOut: 'Déconnexion…',
  forbidden: 'Accès refusé',
  'forbidden.title': 'Vous n’avez pas accès à cette page',
  'forbidden.signedOutText': 'Connectez-vous avec un compte qui peut l’ouvrir.',
  'forbidden.text': 'Votre rôle ne donne pas accès à cette page. Adressez-vous à l’administrateur qui gère les rôles.',
  'forbidden.agentText':
    'Votre compte ne donne pas accès à cette page. Adressez-vous à l’administrateur de votre agence.',
  'forbidden.customerText': 'Votre compte client ne comprend pas cette page.',
  'forbidden.viewingText': 'Cette page ne s’affiche pas tant que vous voyez le portail comme un client.',
  'forbidden.noPlanText': 'La plupart des pages demandent un forfait, et votre agence n’en a pas.',
  'forbidden.noPlanAgentText':
    'La plupart des pages demandent un forfait, et votre agence n’en a pas. Adressez-vous à l’administrateur de votre agence.',
  seePlans: 'Voir les forfaits',
  backToDashboard: 'Retour au tableau de bord',
  'notFound.title': 'Page introuvable',
  'notFound.text': 'L’adresse est peut-être ancienne ou mal saisie.',
  'notFound.action': 'Retour au site',
  'chunk.failed': 'Cette partie de la page n’a pas pu être chargée. Rechargez la page et réessayez.',
  'chunk.reload': 'Recharger la page',
  'crash.title': 'Erreur interne du serveur',
  'crash.text':
    'Un problème est survenu de notre côté. Vos données enregistrées sont en sécurité. Réessayez dans un instant.',
  'crash.unreachable': 'Pas de connexion',
  'crash.reload': 'Réessayer',
  theme: 'Thème',
  language: 'Langue',
  'footer.notice': 'Mentions légales',
  'footer.terms': 'Conditions d’utilisation',
  'footer.privacy': 'Politique de confidentialité',
  copyright: '© {{year}} {{holder}}',
  'brand.title': 'Chaque contrat, du premier appel au renouvellement, en un seul endroit.',
  'brand.text': 'Contacts, devis, contrats et sinistres pour les agences et leurs clients.',
  restoring: 'Ouverture de votre portail…',
  'failure.upload': 'Le fichier est trop volumineux pour être envoyé…',
  'failure.unknown': 'Une erreur s’est produite. Réessayez.',
  'failure.network': 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
  'failure.timeout': 'Le serveur n’a pas répondu en 30 secondes. Réessayez.',
};
export default messages;
