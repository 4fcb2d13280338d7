import type { en } from './en.ts';

export const nl: Readonly<Record<keyof typeof en, string>> = {
  'job.notFound': 'Deze mislukte taak bestaat niet meer',
  'job.retried': 'De taak wordt opnieuw uitgevoerd',
  'job.discarded': 'Mislukte taak verwijderd',
  'job.kindUnknown': 'Deze versie kan deze taak niet uitvoeren. Verwijder de taak',
};
