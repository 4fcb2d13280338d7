import type { Schemas } from '@fairlead/api-client/client';
import { DocsSection, UploadDocDialog } from '@fairlead/kit';
import { quoteDocPageSizes, takesDocs } from '@fairlead/rules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Quote, useAddDoc, useDeleteDoc } from '../quotes.api';

interface QuoteDocsProps {
  quote: Quote;
  docs: readonly Schemas['Doc'][];
  /** As what the viewer adds some. */
  createdBy: Schemas['DocCreator'];
}

/** The documents of a quote: its customer and the agents add some, and agents delete them. RESOLUTIONS G-72, G-82. */
export function QuoteDocs({ quote, docs, createdBy }: QuoteDocsProps) {
  const { t } = useTranslation('quotes');
  const add = useAddDoc(quote.id, createdBy);
  const remove = useDeleteDoc();
  const [uploading, setUploading] = useState(false);
  return (
    <>
      <DocsSection
        title={t('docs')}
        docs={docs}
        pageSizes={quoteDocPageSizes}
        onUpload={() => setUploading(true)}
        uploadClosed={takesDocs(quote) ? undefined : t('docs.closed')}
        onDelete={createdBy === 'AGENT' ? remove : undefined}
      />
      {uploading ? (
        <UploadDocDialog
          description={t('docs.uploadText', { serial: quote.serial })}
          fileUploadType="QUOTE"
          onAdd={add}
          onClose={() => setUploading(false)}
        />
      ) : null}
    </>
  );
}
