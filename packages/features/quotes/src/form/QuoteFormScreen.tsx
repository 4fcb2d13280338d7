import { FormPage, formatDay, RecordGate, to, urls, useFieldText } from '@fairlead/kit';
import { CarrierPicker, ContactPicker, type OpportunityOption, OpportunityPicker } from '@fairlead/pickers';
import { fullName, localDay, type QuoteStatus, quoteFormStatuses } from '@fairlead/rules';
import { DateField, FormGrid, FullRow, MoneyField, Select, TextField, useLocale } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useState } from 'react';
import { Controller, type FieldError, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { type Opportunity, type Quote, useOpportunity, useQuote } from '../quotes.api';
import {
  emptyQuote,
  type Need,
  NO_INSURANCE,
  needs,
  type QuoteBody,
  type QuoteValues,
  quoteSchema,
  toValues,
} from './quoteForm';
import { ReadyDialog } from './ReadyDialog';
import { useQuoteSaving } from './useQuoteSaving';

export default function QuoteFormScreen() {
  const { id } = useParams();
  const [search] = useSearchParams();
  const opportunityId = search.get('opportunityId');
  if (id !== undefined) return <EditQuote key={id} id={id} />;
  return opportunityId ? <QuoteOf key={opportunityId} id={opportunityId} /> : <QuoteForm />;
}

/** A new quote for the opportunity that the address names. */
function QuoteOf({ id }: { id: string }) {
  const { t } = useTranslation('quotes');
  return (
    <RecordGate title={t('create')} state={useOpportunity(id)} backTo={urls.quotes.list}>
      {(opportunity) => <QuoteForm opportunity={opportunity} />}
    </RecordGate>
  );
}

function EditQuote({ id }: { id: string }) {
  const { t } = useTranslation('quotes');
  return (
    <RecordGate title={t('update')} state={useQuote(id)} backTo={urls.quotes.list}>
      {({ quote }) => <QuoteForm stored={quote} />}
    </RecordGate>
  );
}

const isNeed = (text: string | undefined): text is Need => needs.some((each) => each === text);

/** What is wrong with a field, in the words of the specification where it has some. */
function useFaultText() {
  const { t } = useTranslation('quotes');
  const fieldText = useFieldText();
  return (label: string, error: FieldError | undefined) =>
    isNeed(error?.message) ? t(error.message) : fieldText(label, error);
}

/** The form of a quote. Specification, document 2, sections 2 and 5: the opportunity says whose and for what. */
function QuoteForm({ stored, opportunity }: { stored?: Quote; opportunity?: Opportunity }) {
  const { t } = useTranslation(['quotes', 'kit']);
  const [search] = useSearchParams();
  const locale = useLocale();
  const faultText = useFaultText();
  const schema = useMemo(() => quoteSchema({ locale, storedDay: stored?.effectiveDate }), [locale, stored]);
  const form = useForm<QuoteValues, unknown, QuoteBody>({
    resolver: zodResolver(schema),
    defaultValues: stored
      ? toValues(stored, locale)
      : emptyQuote(opportunity ?? { contact: { id: search.get('contactId') ?? '' } }),
  });
  const { register, control, formState, setValue } = form;
  const { errors } = formState;
  const action = stored ? t('update') : t('create');
  const saving = useQuoteSaving(form, {
    stored,
    valuesOf: (quote) => toValues(quote, locale),
    leadsTo: ({ id }) => (stored ? urls.quotes.list : to(urls.quotes.view, { id })),
  });
  const { onSubmit, notice } = saving;
  const day = stored ? Math.min(stored.effectiveDate, localDay(new Date())) : localDay(new Date());

  return (
    <>
      <FormPage
        title={action}
        formState={formState}
        submitLabel={action}
        cancelTo={urls.quotes.list}
        unchanged={!formState.isDirty}
        onSubmit={onSubmit}
        notice={notice}
      >
        <FormGrid>
          {stored ? <Locked quote={stored} /> : <About form={form} faultText={faultText} opportunity={opportunity} />}
          <DateField
            {...register('effectiveDate')}
            min={formatDay(day)}
            max={undefined}
            label={t('effectiveDate')}
            error={faultText(t('effectiveDate'), errors.effectiveDate)}
            required
          />
          <MoneyField
            {...register('premiumAmount')}
            label={t('premiumAmount')}
            error={faultText(t('premiumAmount'), errors.premiumAmount)}
            required
          />
          <Controller
            control={control}
            name="quoteStatus"
            render={({ field }) => (
              <Select
                label={t('kit:status')}
                options={statusesFor(stored).map((value) => ({ value, label: t(`status.${value}`) }))}
                value={field.value}
                onValueChange={(value) =>
                  setValue('quoteStatus', value, { shouldDirty: true, shouldValidate: formState.isSubmitted })
                }
                error={faultText(t('kit:status'), errors.quoteStatus)}
                ref={field.ref}
                required
              />
            )}
          />
        </FormGrid>
      </FormPage>
      {saving.ready ? <ReadyDialog quote={saving.ready} onLeave={saving.leave} /> : null}
    </>
  );
}

/** The six of the form, and the one that the quote has. */
const statusesFor = (stored: Quote | undefined): readonly QuoteStatus[] =>
  stored && !quoteFormStatuses.some((status) => status === stored.quoteStatus)
    ? [stored.quoteStatus, ...quoteFormStatuses]
    : quoteFormStatuses;

/** What a quote is about does not change. */
function Locked({ quote }: { quote: Quote }) {
  const { t } = useTranslation('quotes');
  const facts: [string, string][] = [
    [t('opportunity'), quote.opportunitySerial],
    [t('contact'), fullName(quote.contact)],
    [t('insurance'), quote.insuranceName],
    [t('carrier'), quote.carrier.name],
  ];
  return facts.map(([label, value]) => <TextField key={label} label={label} value={value} disabled readOnly />);
}

interface AboutProps {
  form: ReturnType<typeof useForm<QuoteValues, unknown, QuoteBody>>;
  faultText: ReturnType<typeof useFaultText>;
  /** Chosen at first. */
  opportunity: Opportunity | undefined;
}

/** What a new quote is about: choosing the opportunity says whose it is, and for which insurance. */
function About({ form, faultText, opportunity: first }: AboutProps) {
  const { t } = useTranslation('quotes');
  const { control, setValue, formState } = form;
  const { errors } = formState;
  const contactId = useWatch({ control, name: 'contactId' });
  const [chosen, setChosen] = useState<OpportunityOption['opportunity']>(first);

  const take = (id: string, opportunity: OpportunityOption['opportunity']) => {
    setChosen(opportunity);
    const change = { shouldDirty: true, shouldValidate: formState.isSubmitted };
    setValue('opportunity_id', id, change);
    if (opportunity) setValue('contactId', opportunity.contact.id, change);
    const type = opportunity ? (opportunity.insuranceTypeId ?? NO_INSURANCE) : '';
    // that it has none is said at once
    setValue('insuranceTypeId', type, { ...change, shouldValidate: type === NO_INSURANCE || formState.isSubmitted });
  };

  return (
    <>
      <FullRow>
        <Controller
          control={control}
          name="opportunity_id"
          render={({ field: { ref, value, onBlur } }) => (
            <OpportunityPicker
              ref={ref}
              value={value}
              onBlur={onBlur}
              label={t('opportunity')}
              hint={t('opportunityHint')}
              contactId={contactId}
              stored={first ? { id: first.id, name: `${first.serial} · ${fullName(first.contact)}` } : null}
              error={faultText(t('opportunity'), errors.opportunity_id)}
              onValueChange={(id, option) => take(id, option?.opportunity)}
              required
              clearable
              autoFocus={!first}
            />
          )}
        />
      </FullRow>
      <Controller
        control={control}
        name="contactId"
        render={({ field: { ref, value, onBlur, onChange } }) => (
          <ContactPicker
            ref={ref}
            value={value}
            onBlur={onBlur}
            label={t('contact')}
            stored={chosen ? { id: chosen.contact.id, name: fullName(chosen.contact) } : null}
            error={faultText(t('contact'), errors.contactId)}
            onValueChange={(id) => {
              // another one has other opportunities
              if (id !== chosen?.contact.id) take('', undefined);
              onChange(id);
            }}
            required
            clearable
          />
        )}
      />
      <TextField
        label={t('insurance')}
        hint={t('insuranceHint')}
        value={chosen?.insuranceName ?? ''}
        error={faultText(t('insurance'), errors.insuranceTypeId)}
        readOnly
        required
      />
      <FullRow>
        <Controller
          control={control}
          name="carrierId"
          render={({ field: { ref, value, onBlur, onChange } }) => (
            <CarrierPicker
              ref={ref}
              value={value}
              onBlur={onBlur}
              onValueChange={onChange}
              label={t('carrier')}
              error={faultText(t('carrier'), errors.carrierId)}
              required
            />
          )}
        />
      </FullRow>
    </>
  );
}
