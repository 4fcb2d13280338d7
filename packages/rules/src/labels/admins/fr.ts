import type { AdminLabels } from '../enums.ts';

export const fr: AdminLabels = {
  'adminStatus.INVITED': 'Invité',
  'adminStatus.ACTIVE': 'Actif',
  'adminStatus.DISABLED': 'Désactivé',
  'jobKind.SEND_MAIL': 'Envoyer un e-mail',
  'jobKind.MARK_UNDELIVERED': 'Marquer les e-mails non remis',
  'jobKind.FORWARD_REQUEST': 'Transmettre la demande de service',
  'jobKind.SETTLE_PAYMENTS': 'Vérifier les paiements',
  'jobKind.START_DAY': 'Mettre à jour le statut des contrats et les tâches du jour',
  'jobKind.REMIND_DOCUMENT_REQUESTS': 'Rappeler les documents aux clients',
  'jobKind.RUN_BULK': 'Modifier de nombreux enregistrements',
  'jobKind.CLEAN_UP': 'Supprimer les données expirées',
  'jobKind.SWEEP_STORAGE': 'Nettoyer le stockage des fichiers',
  'jobKind.REMOVE_STORED': 'Retirer un fichier remplacé',
  'jobKind.OTHER': 'Version antérieure',
  'jobLane.mail': 'E-mail',
  'jobLane.billing': 'Facturation',
  'jobLane.clean-up': 'Nettoyage',
  'jobLane.support': 'Assistance',
  'jobLane.bulk': 'Actions groupées',
};
