import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  QUOTE_ACCEPTED: '{name} hat das Angebot angenommen',
  QUOTE_REJECTED: '{name} hat das Angebot abgelehnt',
  QUOTE_UNANSWERED: '{name} hat auf das Angebot nicht geantwortet',
  REPLY_RECEIVED: '{name} schrieb „{detail}“',
  SERVICE_REQUESTED: '{name} fragt „{detail}“ an',
  CERTIFICATE_REQUESTED: '{name} benötigt eine Versicherungsbestätigung für {detail}',
  OPPORTUNITY_UNTOUCHED: '{name} wartet auf den ersten Kontakt',
  POLICY_EXPIRING: 'Die Police von {name} läuft am {detail} ab',
  TRANSACTION_PAST_DUE: 'Eine Zahlung von {name} ist überfällig',
  CLAIM_MOVED: 'Der Schadenfall von {name} wurde gemeldet oder wieder geöffnet',
  CLAIM_UNCHANGED: 'Der Schadenfall von {name} hat sich nicht geändert',
  DOCUMENT_EXPIRING: '„{detail}“ läuft bald ab',
  MENTION: '{actor} hat Sie erwähnt: {detail}',
  TASK_ASSIGNED: '{actor} hat Ihnen „{detail}“ zugewiesen',
  QUOTE_SENT: 'Sie haben ein neues Angebot',
  DOCUMENT_REQUESTED: 'Ihr Vermittler bittet um „{detail}“',
  CLAIM_STATUS_CHANGED: 'Der Status Ihres Schadenfalls ist jetzt „{detail}“',
  SERVICE_ANSWERED: 'Ihre Anfrage „{detail}“ ist beantwortet',
  CERTIFICATE_READY: 'Ihre Versicherungsbestätigung ist bereit',
  PAYMENT_PAST_DUE: 'Eine Zahlung ist überfällig',
};
