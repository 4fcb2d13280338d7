import { useTranslation } from 'react-i18next';
import type { DocumentRequest } from './documents.api';

/** Returns a function for the name of a requested document. */
export function useDocumentName() {
  const { t } = useTranslation('services');
  return ({ documentName, requestedType }: Pick<DocumentRequest, 'documentName' | 'requestedType'>): string =>
    documentName || t(`requestedDocumentType.${requestedType}`);
}
