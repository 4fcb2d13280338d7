import type { en } from './en.ts';

export const fr: Record<keyof typeof en, string> = {
  'agency.deletionRequested': 'La suppression de l’agence a été demandée',
  'agency.deletionWithdrawn': 'La demande a été retirée. L’agence est conservée.',
  'agency.deletionName': 'Saisissez le nom de l’agence',
  'agency.deletionPending': 'La suppression de cette agence est déjà demandée',
  'agency.deletionNotRequested': 'La suppression de cette agence n’est pas demandée',
  'agency.deletionStarted': 'L’agence est en cours de suppression',
  'agency.deletionRunning': 'Cette agence est déjà en cours de suppression',
  'agency.deletionTooEarly': 'Cette agence ne peut être supprimée que 30 jours après sa demande',
  'mail.deletionRequested.subject': 'La suppression de {name} a été demandée',
  'mail.deletionRequested.text':
    '{person} a demandé la suppression de {name}. À partir du {date}, toutes les données de l’agence peuvent être supprimées : contacts, opportunités, devis, contrats, sinistres, e-mails, documents, ainsi que les comptes des membres et des clients. Une suppression est définitive.',
  'mail.deletionRequested.withdraw':
    'Les administrateurs de l’agence peuvent retirer la demande et exporter les données dans les paramètres de l’agence. Après le {date}, cela reste possible jusqu’à la suppression de l’agence.',
  'mail.deletionWithdrawn.subject': 'La demande de suppression de {name} a été retirée',
  'mail.deletionWithdrawn.text': '{person} a retiré la demande de suppression de {name}. Rien n’est supprimé.',
  'mail.deletion.action': 'Ouvrir les paramètres de l’agence',
};
