import type { AdminLabels } from '../enums.ts';

export const de: AdminLabels = {
  'adminStatus.INVITED': 'Eingeladen',
  'adminStatus.ACTIVE': 'Aktiv',
  'adminStatus.DISABLED': 'Gesperrt',
  'jobKind.SEND_MAIL': 'E-Mail senden',
  'jobKind.MARK_UNDELIVERED': 'Nicht zugestellte E-Mails markieren',
  'jobKind.FORWARD_REQUEST': 'Serviceanfrage weiterleiten',
  'jobKind.SETTLE_PAYMENTS': 'Zahlungen prüfen',
  'jobKind.START_DAY': 'Policenstatus und Aufgaben des Tages aktualisieren',
  'jobKind.REMIND_DOCUMENT_REQUESTS': 'Kunden an Dokumente erinnern',
  'jobKind.RUN_BULK': 'Viele Datensätze ändern',
  'jobKind.CLEAN_UP': 'Abgelaufene Daten löschen',
  'jobKind.SWEEP_STORAGE': 'Dateispeicher aufräumen',
  'jobKind.REMOVE_STORED': 'Ersetzte Datei entfernen',
  'jobKind.OTHER': 'Frühere Version',
  'jobLane.mail': 'E-Mail',
  'jobLane.billing': 'Abrechnung',
  'jobLane.clean-up': 'Aufräumen',
  'jobLane.support': 'Support',
  'jobLane.bulk': 'Sammelaktionen',
};
