import type { UserAccountMessages } from './userAccount.en';

const messages: UserAccountMessages = {
  endSessions: 'Cette personne est déconnectée de tous ses appareils et doit se reconnecter.',
  resetFactor:
    'L’application d’authentification et les codes de récupération sont supprimés, et toutes les sessions sont fermées. La personne se connecte avec son seul mot de passe et reçoit un e-mail avec votre nom. Vérifiez que la demande vient bien d’elle.',
  disable: 'Le client ne peut plus se connecter, et toutes ses sessions sont fermées. Rien n’est supprimé.',
  enable: 'Le client peut de nouveau se connecter avec le même mot de passe.',
  undo: 'Annuler',
};
export default messages;
