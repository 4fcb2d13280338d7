import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'verificationDoc.created': 'Dokument angelegt',
  'verificationDoc.updated': 'Dokument geändert',
  'verificationDoc.deleted': 'Dokument gelöscht',
  'verificationDoc.notFound': 'Dieses Dokument wird nicht mehr verlangt',
  'verificationDoc.nameTaken': 'Es gibt bereits ein Dokument mit diesem Namen',
  'uploadedDoc.created': 'Dokument hochgeladen',
  'uploadedDoc.approved': 'Dokument genehmigt',
  'uploadedDoc.rejected': 'Dokument abgelehnt',
  'uploadedDoc.notFound': 'Dieses Dokument gibt es nicht mehr',
  'uploadedDoc.replaced':
    'Inzwischen wurde für dieses Dokument eine andere Datei hochgeladen. Bitte sehen Sie sie sich zuerst an.',
  'uploadedDoc.reviewed': 'Ein anderer Administrator hat dieses Dokument inzwischen geprüft',
  'uploadedDoc.expired': 'Dieses Dokument ist abgelaufen; die Agentur muss ein neues hochladen',
  'uploadedDoc.expirationPast': 'Bitte wählen Sie ein Datum, das nicht in der Vergangenheit liegt',
  'uploadedDoc.fileUnknown': 'Bitte laden Sie die Datei erneut hoch',
};
