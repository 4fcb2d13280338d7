import type { en } from './en.ts';

export const nl: Record<keyof typeof en, string> = {
  'agency.deletionRequested': 'De verwijdering van het kantoor is aangevraagd',
  'agency.deletionWithdrawn': 'De aanvraag is ingetrokken. Het kantoor blijft bestaan.',
  'agency.deletionName': 'Voer de naam van het kantoor in',
  'agency.deletionPending': 'De verwijdering van dit kantoor is al aangevraagd',
  'agency.deletionNotRequested': 'De verwijdering van dit kantoor is niet aangevraagd',
  'agency.deletionStarted': 'Het kantoor wordt verwijderd',
  'agency.deletionRunning': 'Dit kantoor wordt al verwijderd',
  'agency.deletionTooEarly': 'Dit kantoor kan pas 30 dagen na de aanvraag worden verwijderd',
  'mail.deletionRequested.subject': 'De verwijdering van {name} is aangevraagd',
  'mail.deletionRequested.text':
    '{person} heeft de verwijdering van {name} aangevraagd. Vanaf {date} kunnen alle gegevens van het kantoor worden verwijderd: contacten, verkoopkansen, offertes, polissen, schades, e-mails, documenten en de accounts van leden en klanten. Een verwijdering kan niet ongedaan worden gemaakt.',
  'mail.deletionRequested.withdraw':
    'Kantoorbeheerders kunnen de aanvraag intrekken en de gegevens exporteren in de instellingen van het kantoor. Na {date} kan dat tot het kantoor is verwijderd.',
  'mail.deletionWithdrawn.subject': 'De aanvraag om {name} te verwijderen is ingetrokken',
  'mail.deletionWithdrawn.text':
    '{person} heeft de aanvraag om {name} te verwijderen ingetrokken. Er wordt niets verwijderd.',
  'mail.deletion.action': 'Instellingen van het kantoor openen',
};
