import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'listView.created': 'La vue est enregistrée',
  'listView.updated': 'La vue est modifiée',
  'listView.deleted': 'La vue est supprimée',
  'listView.notFound': 'Cette vue n’existe plus',
  'listView.nameTaken': 'Vous avez déjà une vue de ce nom',
  'listView.tooMany': 'Vous avez le nombre maximal de vues de cette liste',
  'label.list': 'Liste',
  'label.viewId': 'Vue',
  'label.query': 'Filtres et tri',
  'label.columns': 'Colonnes',
  'label.density': 'Hauteur des lignes',
  'label.shared': 'Partagée avec l’agence',
  'label.isDefault': 'Vue par défaut',
};
