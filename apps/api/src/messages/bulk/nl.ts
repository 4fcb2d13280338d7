import type { en } from './en.ts';

export const nl: Readonly<Record<keyof typeof en, string>> = {
  'bulk.started': 'De actie is gestart',
  'bulk.stopped': 'De actie is gestopt',
  'bulk.undone': 'De actie wordt ongedaan gemaakt',
  'bulk.notFound': 'Deze actie bestaat niet meer',
  'bulk.tooLate': 'Deze actie kan niet meer ongedaan worden gemaakt',
  'bulk.changed': 'Het record is intussen gewijzigd',
  'bulk.unexpected': 'Er is iets misgegaan met dit record. Probeer het opnieuw.',
  'bulk.nothing': 'Geen van deze records bestaat',
  'bulk.mailLimit': 'Het maximale aantal e-mails is bereikt. Probeer het later opnieuw.',
  'bulk.userGone': 'De gebruiker die dit is gestart, kan niet meer inloggen',
  'bulk.noEmail': 'De klant heeft geen e-mailadres',
  'bulk.bounced': 'De laatste e-mail naar dit adres kon niet worden bezorgd. Controleer het adres.',
  'bulk.unknownAction': 'Deze lijst heeft deze actie niet',
  'label.action': 'Actie',
  'label.mail': 'E-mail',
  'label.task': 'Taak',
  'label.records': 'Records',
};
