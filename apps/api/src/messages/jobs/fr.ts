import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'job.notFound': 'Cette tâche en échec n’existe plus',
  'job.retried': 'La tâche est relancée',
  'job.discarded': 'Tâche en échec supprimée',
  'job.kindUnknown': 'Cette version ne peut pas exécuter cette tâche. Supprimez-la',
};
