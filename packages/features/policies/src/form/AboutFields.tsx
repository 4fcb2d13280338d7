import type { Schemas } from '@fairlead/api-client/client';
import { CarrierPicker, ContactPicker, InsuranceTypePicker, QuotePicker } from '@fairlead/pickers';
import { fullName } from '@fairlead/rules';
import { Card, Checkbox, DescriptionList, FullRow, Stack, Text, useLocale } from '@fairlead/ui';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Policy } from '../policies.api';
import { fromQuote, policyForm } from './policyForm';
import { useOtherOpenQuotes, useQuote } from './policyForm.api';

const { Field } = policyForm;

interface AboutFieldsProps {
  stored: Policy | undefined;
  opportunity: Schemas['Opportunity'] | undefined;
}

/**
 * Quote, contact, insurance type and carrier of the policy. A chosen quote sets contact and insurance type, which are then
 * read-only.
 */
export function AboutFields({ stored, opportunity }: AboutFieldsProps) {
  const locale = useLocale();
  const { control, setValue, formState } = policyForm.useContext();
  const { isSubmitted } = formState;
  const quoteId = useWatch({ control, name: 'quoteId' });
  // only a new policy without a customer's upload can be created from a quote
  const canChooseQuote = !stored && !opportunity;
  const fromChosenQuote = !stored && quoteId !== '';

  const applyQuote = (quote: Schemas['QuoteOption']) => {
    const options = { shouldDirty: true, shouldValidate: isSubmitted };
    const { contactId, insuranceTypeId, carrierId, premium, effectiveDate } = fromQuote(quote, locale);
    setValue('contactId', contactId, options);
    setValue('insuranceTypeId', insuranceTypeId, options);
    setValue('carrierId', carrierId, options);
    setValue('premium', premium, options);
    setValue('effectiveDate', effectiveDate, options);
  };
  const person = stored?.contactDetails ?? opportunity?.contact;

  return (
    <>
      {canChooseQuote ? (
        <FullRow>
          <Field
            name="quoteId"
            as={QuotePicker}
            onValueChange={(_, option) => (option?.quote ? applyQuote(option.quote) : undefined)}
            clearable
          />
        </FullRow>
      ) : null}
      {fromChosenQuote ? (
        <FullRow>
          <Stack gap={12}>
            <CopiedCoverages quoteId={quoteId} />
            <CloseOthers quoteId={quoteId} />
          </Stack>
        </FullRow>
      ) : null}
      <Field
        name="contactId"
        as={ContactPicker}
        stored={person ? { id: person.id, name: fullName(person) } : null}
        disabled={fromChosenQuote || person !== undefined}
      />
      <Field
        name="insuranceTypeId"
        as={InsuranceTypePicker}
        stored={stored ? { id: stored.insuranceTypeId, name: stored.insuranceName } : null}
        disabled={fromChosenQuote}
      />
      <Field name="carrierId" as={CarrierPicker} stored={stored?.carrierDetails ?? null} clearable />
    </>
  );
}

/** Offers to close the other open quotes of the opportunity. */
function CloseOthers({ quoteId }: { quoteId: string }) {
  const { t } = useTranslation('policies');
  const { data } = useQuote(quoteId);
  const count = useOtherOpenQuotes(data?.quote);
  return count === 0 ? null : <Field name="closeOtherQuotes" as={Checkbox} label={t('closeOthers', { count })} />;
}

/** Coverages that the policy copies from the quote. */
function CopiedCoverages({ quoteId }: { quoteId: string }) {
  const { t } = useTranslation('policies');
  const { data } = useQuote(quoteId);
  if (!data) return null;
  const items = data.coverageList.map(({ name, value }) => ({ term: name, description: value }));
  return (
    <Card title={t('copied')}>
      {items.length > 0 ? (
        <DescriptionList columns={{ xs: 1, md: 2 }} items={items} />
      ) : (
        <Text tone="muted">{t('coverages.none')}</Text>
      )}
    </Card>
  );
}
