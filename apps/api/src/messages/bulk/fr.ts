import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'bulk.started': 'L’action a commencé',
  'bulk.stopped': 'L’action est arrêtée',
  'bulk.undone': 'L’action est en cours d’annulation',
  'bulk.notFound': 'Cette action n’existe plus',
  'bulk.tooLate': 'Cette action ne peut plus être annulée',
  'bulk.changed': 'L’enregistrement a été modifié entre-temps',
  'bulk.nothing': 'Aucun de ces enregistrements n’existe',
  'bulk.unknownAction': 'Cette liste n’a pas cette action',
  'label.action': 'Action',
  'label.records': 'Enregistrements',
};
