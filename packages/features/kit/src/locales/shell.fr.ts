import type { ShellMessages } from './shell.en';

const words: ShellMessages = {
  signIn: 'Connexion',
  signOut: 'Se déconnecter',
  signingOut: 'Déconnexion…',
  forbidden: 'Accès refusé',
  'forbidden.title': 'Cette page ne vous est pas ouverte',
  'forbidden.text':
    'Votre rôle ou ses privilèges ne la comprennent pas. Adressez-vous à la personne qui gère les rôles.',
  backToDashboard: 'Retour au tableau de bord',
  'notFound.title': 'Page introuvable',
  'notFound.text': 'L’adresse est peut-être ancienne ou mal saisie. Rien n’est perdu.',
  'notFound.action': 'Retour au site',
  'crash.title': 'Erreur interne du serveur',
  'crash.text':
    'Un problème est survenu de notre côté. Ce qui était enregistré l’est toujours ; réessayez dans un instant.',
  'crash.unreachable': 'Pas de connexion',
  'crash.reload': 'Réessayer',
  theme: 'Thème',
  language: 'Langue',
  'footer.notice': 'Mentions légales',
  'footer.terms': 'Conditions d’utilisation',
  'footer.privacy': 'Politique de confidentialité',
  copyright: '© {{year}} {{holder}}',
  'brand.title': 'Chaque police, du premier appel au renouvellement, sur une seule ligne.',
  'brand.text': 'Contacts, devis, polices et sinistres pour les agences. Un seul lieu pour ceux qu’elles assurent.',
  restoring: 'Ouverture de votre portail…',
  'failure.network': 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
  'failure.timeout': 'Le serveur n’a pas répondu en 30 secondes. Réessayez.',
};
export default words;
