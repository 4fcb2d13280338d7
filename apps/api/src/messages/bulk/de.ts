import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'bulk.started': 'Die Aktion ist gestartet',
  'bulk.stopped': 'Die Aktion ist angehalten',
  'bulk.undone': 'Die Aktion wird rückgängig gemacht',
  'bulk.notFound': 'Diese Aktion existiert nicht mehr',
  'bulk.tooLate': 'Diese Aktion kann nicht mehr rückgängig gemacht werden',
  'bulk.changed': 'Der Datensatz wurde inzwischen geändert',
  'bulk.unexpected': 'Bei diesem Datensatz ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
  'bulk.nothing': 'Keiner dieser Datensätze existiert',
  'bulk.mailLimit': 'Die Höchstzahl der E-Mails ist erreicht. Versuchen Sie es später erneut.',
  'bulk.userGone': 'Der Benutzer, der dies gestartet hat, kann sich nicht mehr anmelden',
  'bulk.noEmail': 'Der Kunde hat keine E-Mail-Adresse',
  'bulk.bounced': 'Die letzte E-Mail an diese Adresse konnte nicht zugestellt werden. Prüfen Sie die Adresse.',
  'bulk.unknownAction': 'Diese Liste hat diese Aktion nicht',
  'label.action': 'Aktion',
  'label.mail': 'E-Mail',
  'label.task': 'Aufgabe',
  'label.records': 'Datensätze',
};
