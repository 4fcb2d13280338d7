import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'verificationDoc.created': 'Document créé avec succès',
  'verificationDoc.updated': 'Document modifié avec succès',
  'verificationDoc.deleted': 'Document supprimé avec succès',
  'verificationDoc.notFound': 'Ce document n’est plus demandé',
  'verificationDoc.nameTaken': 'Il existe déjà un document de ce nom',
  'uploadedDoc.created': 'Document envoyé',
  'uploadedDoc.approved': 'Document approuvé',
  'uploadedDoc.rejected': 'Document refusé',
  'uploadedDoc.notFound': 'Ce document n’existe plus',
  'uploadedDoc.replaced': 'Un autre fichier a été envoyé entre-temps pour ce document. Veuillez d’abord le consulter.',
  'uploadedDoc.reviewed': 'Un autre administrateur a examiné ce document entre-temps',
  'uploadedDoc.expired': 'Ce document a expiré ; l’agence doit en envoyer un nouveau',
  'uploadedDoc.expirationPast': 'Veuillez choisir une date qui n’est pas passée',
  'uploadedDoc.fileUnknown': 'Veuillez envoyer le fichier à nouveau',
};
