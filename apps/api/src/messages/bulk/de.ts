import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'bulk.started': 'Die Aktion ist gestartet',
  'bulk.stopped': 'Die Aktion ist angehalten',
  'bulk.undone': 'Die Aktion wird rückgängig gemacht',
  'bulk.notFound': 'Diese Aktion existiert nicht mehr',
  'bulk.tooLate': 'Diese Aktion kann nicht mehr rückgängig gemacht werden',
  'bulk.changed': 'Der Datensatz wurde inzwischen geändert',
  'bulk.nothing': 'Keiner dieser Datensätze existiert',
  'bulk.unknownAction': 'Diese Liste hat diese Aktion nicht',
  'label.action': 'Aktion',
  'label.records': 'Datensätze',
};
