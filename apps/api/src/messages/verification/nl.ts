import type { en } from './en.ts';

export const nl: Readonly<Record<keyof typeof en, string>> = {
  'verificationDoc.created': 'Document aangemaakt',
  'verificationDoc.updated': 'Document gewijzigd',
  'verificationDoc.deleted': 'Document verwijderd',
  'verificationDoc.notFound': 'Dit document wordt niet meer gevraagd',
  'verificationDoc.nameTaken': 'Er is al een document met deze naam',
  'uploadedDoc.created': 'Document geüpload',
  'uploadedDoc.approved': 'Document goedgekeurd',
  'uploadedDoc.rejected': 'Document afgewezen',
  'uploadedDoc.notFound': 'Dit document bestaat niet meer',
  'uploadedDoc.replaced': 'Voor dit document is intussen een ander bestand geüpload. Bekijk dat eerst.',
  'uploadedDoc.reviewed': 'Een andere beheerder heeft dit document intussen beoordeeld',
  'uploadedDoc.expired': 'Dit document is verlopen; het kantoor moet een nieuw document uploaden',
  'uploadedDoc.expirationPast': 'Kies een datum die niet in het verleden ligt',
  'uploadedDoc.fileUnknown': 'Upload het bestand opnieuw',
};
