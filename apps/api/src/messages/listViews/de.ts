import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'listView.created': 'Die Ansicht ist gespeichert',
  'listView.updated': 'Die Ansicht ist geändert',
  'listView.deleted': 'Die Ansicht ist gelöscht',
  'listView.notFound': 'Diese Ansicht existiert nicht mehr',
  'listView.nameTaken': 'Sie haben bereits eine Ansicht mit diesem Namen',
  'listView.tooMany': 'Sie haben die Höchstzahl an Ansichten dieser Liste',
  'label.list': 'Liste',
  'label.viewId': 'Ansicht',
  'label.query': 'Filter und Sortierung',
  'label.columns': 'Spalten',
  'label.density': 'Zeilenhöhe',
  'label.shared': 'Mit der Agentur geteilt',
  'label.isDefault': 'Standardansicht',
};
