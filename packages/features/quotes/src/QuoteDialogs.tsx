import { UploadDocDialog } from '@fairlead/kit';
import { AssignAgentDialog } from '@fairlead/pickers';
import { useTranslation } from 'react-i18next';
import { type Quote, useAddDoc, useAssignQuote } from './quotes.api';

interface QuoteDialogProps {
  quote: Quote;
  onClose: () => void;
}

/** Dialog that assigns a quote to another agent. */
export function AssignQuoteDialog({ quote, onClose }: QuoteDialogProps) {
  const { t } = useTranslation('quotes');
  const assign = useAssignQuote();
  return (
    <AssignAgentDialog
      title={t('assign.change')}
      description={t('assign.text', { serial: quote.serial })}
      submitLabel={t('assign.do')}
      record={quote}
      agent={quote.assignedAgent}
      draftName={`agent ${quote.id}`}
      needsChange
      assign={(agentId, stored = quote) => assign(stored, agentId)}
      onClose={onClose}
    />
  );
}

/** Dialog that adds a document to a quote. */
export function UploadToQuoteDialog({ quote, onClose }: QuoteDialogProps) {
  const { t } = useTranslation('quotes');
  const add = useAddDoc(quote.id, 'AGENT');
  return (
    <UploadDocDialog
      recordId={quote.id}
      description={t('docs.uploadText', { serial: quote.serial })}
      fileUploadType="QUOTE"
      onAdd={add}
      onClose={onClose}
    />
  );
}
