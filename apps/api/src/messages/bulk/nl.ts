import type { en } from './en.ts';

export const nl: Readonly<Record<keyof typeof en, string>> = {
  'bulk.started': 'De actie is gestart',
  'bulk.stopped': 'De actie is gestopt',
  'bulk.undone': 'De actie wordt ongedaan gemaakt',
  'bulk.notFound': 'Deze actie bestaat niet meer',
  'bulk.tooLate': 'Deze actie kan niet meer ongedaan worden gemaakt',
  'bulk.changed': 'Het record is intussen gewijzigd',
  'bulk.nothing': 'Geen van deze records bestaat',
  'bulk.unknownAction': 'Deze lijst heeft deze actie niet',
  'label.action': 'Actie',
  'label.records': 'Records',
};
