import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'bulk.started': 'L’action a commencé',
  'bulk.stopped': 'L’action est arrêtée',
  'bulk.undone': 'L’action est en cours d’annulation',
  'bulk.notFound': 'Cette action n’existe plus',
  'bulk.tooLate': 'Cette action ne peut plus être annulée',
  'bulk.changed': 'L’enregistrement a été modifié entre-temps',
  'bulk.unexpected': 'Une erreur s’est produite pour cet enregistrement. Veuillez réessayer.',
  'bulk.nothing': 'Aucun de ces enregistrements n’existe',
  'bulk.mailLimit': 'Le nombre maximal d’e-mails est atteint. Réessayez plus tard.',
  'bulk.userGone': 'L’utilisateur qui a lancé cette action ne peut plus se connecter',
  'bulk.noEmail': 'Le client n’a pas d’adresse e-mail',
  'bulk.bounced': 'Le dernier e-mail envoyé à cette adresse n’a pas pu être remis. Vérifiez l’adresse.',
  'bulk.unknownAction': 'Cette liste n’a pas cette action',
  'label.action': 'Action',
  'label.mail': 'E-mail',
  'label.task': 'Tâche',
  'label.records': 'Enregistrements',
};
