import { FormDialog, to, urls, useCanOpen, useNavigateFromHere } from '@fairlead/kit';
import { CarrierPicker } from '@fairlead/pickers';
import { localDay } from '@fairlead/rules';
import { Button, type ButtonProps, Icon, MoneyField, toast } from '@fairlead/ui';
import { FilePlus } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Quote, useAddQuote } from '../quotes.api';
import { addForm } from './addForm';

/** Opportunity that gets another quote. */
interface QuoteSubject {
  opportunityId: string;
  serial: string;
  contactId: string;
  insuranceTypeId: string;
  /** Quote whose date and coverages are copied. */
  from?: Pick<Quote, 'id' | 'effectiveDate'> | undefined;
}

interface AddQuoteProps extends Pick<ButtonProps, 'variant' | 'size'> {
  subject: QuoteSubject;
}

/** Button that adds a quote of another carrier. Shown to users who may create quotes. */
export function AddQuote({ subject, ...look }: AddQuoteProps) {
  const { t } = useTranslation('quotes');
  const canOpen = useCanOpen();
  const [open, setOpen] = useState(false);
  if (!canOpen(urls.quotes.create)) return null;
  return (
    <>
      <Button {...look} leadingIcon={<Icon of={FilePlus} size={16} />} onClick={() => setOpen(true)}>
        {t('add.quote')}
      </Button>
      {open ? <AddQuoteDialog subject={subject} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Asks for the carrier and the premium of another quote. */
export function AddQuoteDialog({ subject, onClose }: { subject: QuoteSubject; onClose: () => void }) {
  const { t } = useTranslation('quotes');
  const openPage = useNavigateFromHere();
  const add = useAddQuote();
  const { from, opportunityId, contactId, insuranceTypeId } = subject;
  const today = localDay(new Date());
  return (
    <FormDialog
      form={addForm}
      title={t('add.quote')}
      description={t('add.text', { serial: subject.serial })}
      submitLabel={t('add.quote')}
      save={(terms) =>
        add({
          ...terms,
          quoteStatus: 'PENDING',
          opportunity_id: opportunityId,
          contactId,
          insuranceTypeId,
          effectiveDate: Math.max(from?.effectiveDate ?? today, today),
          ...(from && { copiedQuoteId: from.id }),
        })
      }
      onSaved={({ id }: Quote, message) => {
        toast.success(message);
        openPage(to(urls.quotes.view, { id }));
      }}
      draftName={`quote ${opportunityId}`}
      onClose={onClose}
    >
      <addForm.Field name="carrierId" as={CarrierPicker} />
      <addForm.Field name="premiumAmount" as={MoneyField} />
    </FormDialog>
  );
}
