import type { Schemas } from '@fairlead/api-client/client';
import { DocsSection, UploadDocDialog } from '@fairlead/kit';
import { quoteDocPageSizes, takesDocs } from '@fairlead/rules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Quote, useAddDoc, useDeleteDoc } from '../quotes.api';

interface QuoteDocsProps {
  quote: Quote;
  docs: readonly Schemas['Doc'][];
  /** Role in which the user adds documents. */
  createdBy: Schemas['DocCreator'];
}

/** Documents of a quote. Customers and agents add them; agents can delete them. */
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
        onUpload={quote.contact.erased ? undefined : () => setUploading(true)}
        uploadClosed={takesDocs(quote) ? undefined : t('docs.closed')}
        onDelete={createdBy === 'AGENT' && takesDocs(quote) ? remove : undefined}
      />
      {uploading ? (
        <UploadDocDialog
          recordId={quote.id}
          description={t('docs.uploadText', { serial: quote.serial })}
          fileUploadType="QUOTE"
          onAdd={add}
          onClose={() => setUploading(false)}
        />
      ) : null}
    </>
  );
}
