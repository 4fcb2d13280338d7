import type { AdminLabels } from '../enums.ts';

export const nl: AdminLabels = {
  'adminStatus.INVITED': 'Uitgenodigd',
  'adminStatus.ACTIVE': 'Actief',
  'adminStatus.DISABLED': 'Uitgeschakeld',
  'jobKind.SEND_MAIL': 'E-mail verzenden',
  'jobKind.MARK_UNDELIVERED': 'Niet-bezorgde e-mails markeren',
  'jobKind.FORWARD_REQUEST': 'Serviceverzoek doorsturen',
  'jobKind.SETTLE_PAYMENTS': 'Betalingen controleren',
  'jobKind.START_DAY': 'Polisstatussen en taken van de dag bijwerken',
  'jobKind.REMIND_DOCUMENT_REQUESTS': 'Klanten aan documenten herinneren',
  'jobKind.RUN_BULK': 'Veel records wijzigen',
  'jobKind.CLEAN_UP': 'Verlopen gegevens verwijderen',
  'jobKind.SWEEP_STORAGE': 'Bestandsopslag opruimen',
  'jobKind.REMOVE_STORED': 'Vervangen bestand verwijderen',
  'jobKind.OTHER': 'Eerdere versie',
  'jobLane.mail': 'E-mail',
  'jobLane.billing': 'Facturering',
  'jobLane.clean-up': 'Opruimen',
  'jobLane.support': 'Ondersteuning',
  'jobLane.bulk': 'Bulkacties',
};
