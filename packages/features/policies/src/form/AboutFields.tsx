import type { Schemas } from '@fairlead/api-client/client';
import { CarrierPicker, ContactPicker, InsuranceTypePicker, QuotePicker } from '@fairlead/pickers';
import { fullName } from '@fairlead/rules';
import { Card, DescriptionList, FullRow, Text, useLocale } from '@fairlead/ui';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Policy } from '../policies.api';
import { fromQuote, type PolicyValues } from './policyForm';
import { useQuote } from './policyForm.api';
import { useErrorText } from './useErrorText';

interface AboutFieldsProps {
  stored: Policy | undefined;
  opportunity: Schemas['Opportunity'] | undefined;
}

/**
 * Quote, contact, insurance type and carrier of the policy. A chosen quote sets contact and insurance type, which are then
 * read-only.
 */
export function AboutFields({ stored, opportunity }: AboutFieldsProps) {
  const { t } = useTranslation('policies');
  const locale = useLocale();
  const errorText = useErrorText();
  const { control, setValue, formState } = useFormContext<PolicyValues>();
  const { errors, isSubmitted } = formState;
  const quoteId = useWatch({ control, name: 'quoteId' });
  // only a new policy without a customer's upload can be created from a quote
  const canChooseQuote = !stored && !opportunity;
  const fromChosenQuote = !stored && quoteId !== '';

  const applyQuote = (quote: Schemas['QuoteOption'] | undefined) => {
    const options = { shouldDirty: true, shouldValidate: isSubmitted };
    if (!quote) return setValue('quoteId', '', options);
    const values = fromQuote(quote, locale);
    setValue('quoteId', values.quoteId, options);
    setValue('contactId', values.contactId, options);
    setValue('insuranceTypeId', values.insuranceTypeId, options);
    setValue('carrierId', values.carrierId, options);
    setValue('premium', values.premium, options);
    setValue('effectiveDate', values.effectiveDate, options);
  };
  const person = stored?.contactDetails ?? opportunity?.contact;

  return (
    <>
      {canChooseQuote ? (
        <FullRow>
          <Controller
            control={control}
            name="quoteId"
            render={({ field: { ref, value, onBlur } }) => (
              <QuotePicker
                ref={ref}
                value={value}
                onBlur={onBlur}
                label={t('quote')}
                hint={t('quoteHint')}
                error={errorText(t('quote'), errors.quoteId)}
                onValueChange={(_, option) => applyQuote(option?.quote)}
                clearable
              />
            )}
          />
        </FullRow>
      ) : null}
      {fromChosenQuote ? (
        <FullRow>
          <CopiedCoverages quoteId={quoteId} />
        </FullRow>
      ) : null}
      <Controller
        control={control}
        name="contactId"
        render={({ field: { ref, value, onBlur, onChange } }) => (
          <ContactPicker
            ref={ref}
            value={value}
            onBlur={onBlur}
            label={t('contact')}
            stored={person ? { id: person.id, name: fullName(person) } : null}
            error={errorText(t('contact'), errors.contactId)}
            onValueChange={onChange}
            disabled={fromChosenQuote || person !== undefined}
            required
          />
        )}
      />
      <Controller
        control={control}
        name="insuranceTypeId"
        render={({ field: { ref, value, onBlur, onChange } }) => (
          <InsuranceTypePicker
            ref={ref}
            value={value}
            onBlur={onBlur}
            label={t('insurance')}
            stored={stored ? { id: stored.insuranceTypeId, name: stored.insuranceName } : null}
            error={errorText(t('insurance'), errors.insuranceTypeId)}
            onValueChange={onChange}
            disabled={fromChosenQuote}
            required
          />
        )}
      />
      <Controller
        control={control}
        name="carrierId"
        render={({ field: { ref, value, onBlur, onChange } }) => (
          <CarrierPicker
            ref={ref}
            value={value}
            onBlur={onBlur}
            label={t('carrier')}
            stored={stored?.carrierDetails ?? null}
            error={errorText(t('carrier'), errors.carrierId)}
            onValueChange={onChange}
            clearable
          />
        )}
      />
    </>
  );
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
