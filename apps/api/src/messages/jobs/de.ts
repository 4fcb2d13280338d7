import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'job.notFound': 'Diesen fehlgeschlagenen Vorgang gibt es nicht mehr',
  'job.retried': 'Der Vorgang wird erneut ausgeführt',
  'job.discarded': 'Fehlgeschlagener Vorgang verworfen',
  'job.kindUnknown': 'Diese Version kann den Vorgang nicht ausführen. Verwerfen Sie ihn',
};
