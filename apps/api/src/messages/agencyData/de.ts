import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  'agency.deletionRequested': 'Die Löschung der Agentur wurde beantragt',
  'agency.deletionWithdrawn': 'Der Antrag wurde zurückgezogen. Die Agentur bleibt bestehen.',
  'agency.deletionName': 'Geben Sie den Namen der Agentur ein',
  'agency.deletionPending': 'Die Löschung dieser Agentur ist bereits beantragt',
  'agency.deletionNotRequested': 'Die Löschung dieser Agentur ist nicht beantragt',
  'agency.deletionStarted': 'Die Agentur wird gelöscht',
  'agency.deletionRunning': 'Diese Agentur wird bereits gelöscht',
  'agency.deletionTooEarly': 'Diese Agentur kann erst 30 Tage nach ihrem Antrag gelöscht werden',
  'mail.deletionRequested.subject': 'Die Löschung von {name} wurde beantragt',
  'mail.deletionRequested.text':
    '{person} hat die Löschung von {name} beantragt. Ab {date} können alle Daten der Agentur gelöscht werden: Kontakte, Verkaufschancen, Angebote, Policen, Schadenfälle, E-Mails, Dokumente sowie die Konten der Mitglieder und Kunden. Eine Löschung lässt sich nicht rückgängig machen.',
  'mail.deletionRequested.withdraw':
    'Agentur-Administratoren können den Antrag in den Einstellungen der Agentur zurückziehen und die Daten exportieren. Nach dem {date} ist das möglich, bis die Agentur gelöscht ist.',
  'mail.deletionWithdrawn.subject': 'Der Antrag auf Löschung von {name} wurde zurückgezogen',
  'mail.deletionWithdrawn.text':
    '{person} hat den Antrag auf Löschung von {name} zurückgezogen. Es wird nichts gelöscht.',
  'mail.deletion.action': 'Einstellungen der Agentur öffnen',
};
