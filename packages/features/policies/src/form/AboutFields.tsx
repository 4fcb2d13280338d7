import type { Schemas } from '@fairlead/api-client/client';
import { CarrierPicker, ContactPicker, InsuranceTypePicker, QuotePicker } from '@fairlead/pickers';
import { fullName } from '@fairlead/rules';
import { Card, DescriptionList, FullRow, Text, useLocale } from '@fairlead/ui';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Policy } from '../policies.api';
import { ofQuote, type PolicyValues } from './policyForm';
import { useQuote } from './policyForm.api';
import { useFaultText } from './useFaultText';

interface AboutFieldsProps {
  stored: Policy | undefined;
  opportunity: Schemas['Opportunity'] | undefined;
}

/** Whose a policy is, and about what: a quote says all of it, and then it does not change. RESOLUTIONS G-87. */
export function AboutFields({ stored, opportunity }: AboutFieldsProps) {
  const { t } = useTranslation('policies');
  const locale = useLocale();
  const faultText = useFaultText();
  const { control, setValue, formState } = useFormContext<PolicyValues>();
  const { errors, isSubmitted } = formState;
  const quoteId = useWatch({ control, name: 'quoteId' });
  // what a customer handed in is no quote of ours, and a stored policy keeps what it was made of
  const choosesQuote = !stored && !opportunity;
  const fixed = !stored && quoteId !== '';

  const take = (quote: Schemas['QuoteOption'] | undefined) => {
    const change = { shouldDirty: true, shouldValidate: isSubmitted };
    if (!quote) return setValue('quoteId', '', change);
    const of = ofQuote(quote, locale);
    setValue('quoteId', of.quoteId, change);
    setValue('contactId', of.contactId, change);
    setValue('insuranceTypeId', of.insuranceTypeId, change);
    setValue('carrierId', of.carrierId, change);
    setValue('premium', of.premium, change);
    setValue('effectiveDate', of.effectiveDate, change);
  };
  const person = stored?.contactDetails ?? opportunity?.contact;

  return (
    <>
      {choosesQuote ? (
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
                error={faultText(t('quote'), errors.quoteId)}
                onValueChange={(_, option) => take(option?.quote)}
                clearable
              />
            )}
          />
        </FullRow>
      ) : null}
      {fixed ? (
        <FullRow>
          <Copied quoteId={quoteId} />
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
            error={faultText(t('contact'), errors.contactId)}
            onValueChange={onChange}
            disabled={fixed || person !== undefined}
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
            error={faultText(t('insurance'), errors.insuranceTypeId)}
            onValueChange={onChange}
            disabled={fixed}
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
            error={faultText(t('carrier'), errors.carrierId)}
            onValueChange={onChange}
            clearable
          />
        )}
      />
    </>
  );
}

/** What the policy will cover. */
function Copied({ quoteId }: { quoteId: string }) {
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
