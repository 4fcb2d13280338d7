import type { en } from './en.ts';

export const nl: Readonly<Record<keyof typeof en, string>> = {
  QUOTE_ACCEPTED: '{name} heeft de offerte geaccepteerd',
  QUOTE_REJECTED: '{name} heeft de offerte afgewezen',
  QUOTE_UNANSWERED: '{name} heeft niet op de offerte geantwoord',
  REPLY_RECEIVED: '{name} schreef “{detail}”',
  SERVICE_REQUESTED: '{name} vraagt “{detail}” aan',
  CERTIFICATE_REQUESTED: '{name} heeft een verzekeringsbewijs voor {detail} nodig',
  OPPORTUNITY_UNTOUCHED: '{name} wacht op een eerste contact',
  POLICY_EXPIRING: 'De polis van {name} verloopt op {detail}',
  TRANSACTION_PAST_DUE: 'Een betaling van {name} is te laat',
  CLAIM_MOVED: 'De schade van {name} is gemeld of heropend',
  CLAIM_UNCHANGED: 'De schade van {name} is niet gewijzigd',
  DOCUMENT_EXPIRING: '“{detail}” verloopt binnenkort',
  MENTION: '{actor} heeft u vermeld: {detail}',
  TASK_ASSIGNED: '{actor} heeft u “{detail}” toegewezen',
  QUOTE_SENT: 'U hebt een nieuwe offerte',
  DOCUMENT_REQUESTED: 'Uw adviseur vraagt om “{detail}”',
  CLAIM_STATUS_CHANGED: 'De status van uw schade is nu “{detail}”',
  SERVICE_ANSWERED: 'Uw aanvraag “{detail}” is beantwoord',
  CERTIFICATE_READY: 'Uw verzekeringsbewijs is gereed',
  PAYMENT_PAST_DUE: 'Een betaling is te laat',
};
