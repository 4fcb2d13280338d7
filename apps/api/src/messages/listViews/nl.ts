import type { en } from './en.ts';

export const nl: Readonly<Record<keyof typeof en, string>> = {
  'listView.created': 'De weergave is opgeslagen',
  'listView.updated': 'De weergave is gewijzigd',
  'listView.deleted': 'De weergave is verwijderd',
  'listView.notFound': 'Deze weergave bestaat niet meer',
  'listView.nameTaken': 'U hebt al een weergave met deze naam',
  'listView.tooMany': 'U hebt het maximale aantal weergaven van deze lijst',
  'label.list': 'Lijst',
  'label.viewId': 'Weergave',
  'label.query': 'Filters en sortering',
  'label.columns': 'Kolommen',
  'label.density': 'Rijhoogte',
  'label.shared': 'Gedeeld met het kantoor',
  'label.isDefault': 'Standaardweergave',
};
