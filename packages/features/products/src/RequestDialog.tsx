import { FormDialog, urls } from '@fairlead/kit';
import { SHORT_NOTE_MAX_LENGTH } from '@fairlead/rules';
import { TextArea, toast } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type Product, useRequestQuote } from './products.api';
import { requestForm } from './requestForm';

const { Field } = requestForm;

interface RequestDialogProps {
  product: Product;
  onClose: () => void;
}

/** Dialog in which a customer requests a quote from their agent. */
export function RequestDialog({ product, onClose }: RequestDialogProps) {
  const { t } = useTranslation('products');
  const request = useRequestQuote();
  const navigate = useNavigate();
  const seeAll = { label: t('request.seeAll'), onSelect: () => void navigate(urls.opportunities.list) };
  return (
    <FormDialog
      form={requestForm}
      draftName={`request ${product.insuranceType.tag}`}
      title={t('request.title', { insurance: product.insuranceType.name })}
      description={t('request.text')}
      submitLabel={t('request.send')}
      save={(body) => request(product, body)}
      onSaved={(_, message) => toast({ tone: 'success', title: message, action: seeAll })}
      onClose={onClose}
    >
      <Field name="shortNote" as={TextArea} counter={SHORT_NOTE_MAX_LENGTH} rows={4} />
    </FormDialog>
  );
}
