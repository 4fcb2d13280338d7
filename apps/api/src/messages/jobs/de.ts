import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'job.notFound': 'Diese fehlgeschlagene Aufgabe gibt es nicht mehr',
  'job.retried': 'Die Aufgabe wird erneut ausgeführt',
  'job.discarded': 'Fehlgeschlagene Aufgabe verworfen',
  'job.kindUnknown': 'Diese Version kann die Aufgabe nicht ausführen. Verwerfen Sie die Aufgabe',
};
