import { FormPage, formatDay, RecordGate, to, urls, useFieldText, useSaving } from '@fairlead/kit';
import { CarrierPicker, ContactPicker, type OpportunityOption, OpportunityPicker } from '@fairlead/pickers';
import { fullName, localDay, type QuoteStatus, quoteFormStatuses } from '@fairlead/rules';
import { DateField, FormGrid, FullRow, MoneyField, Select, TextField, useLocale } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useState } from 'react';
import { Controller, type FieldError, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { type Opportunity, type Quote, useOpportunity, useQuote, useSaveQuote } from '../quotes.api';
import {
  type ErrorKey,
  emptyQuote,
  errorKeys,
  NO_INSURANCE,
  type QuoteBody,
  type QuoteValues,
  quoteSchema,
  toValues,
} from './quoteForm';
import { ReadyDialog } from './ReadyDialog';

export default function QuoteFormScreen() {
  const { id } = useParams();
  const [search] = useSearchParams();
  const opportunityId = search.get('opportunityId');
  if (id !== undefined) return <EditQuote key={id} id={id} />;
  return opportunityId ? <QuoteForOpportunity key={opportunityId} id={opportunityId} /> : <QuoteForm />;
}

/** Form for a new quote of the opportunity in the URL. */
function QuoteForOpportunity({ id }: { id: string }) {
  const { t } = useTranslation('quotes');
  return (
    <RecordGate title={t('create')} state={useOpportunity(id)} backTo={urls.quotes.list}>
      {(opportunity) => <QuoteForm opportunity={opportunity} />}
    </RecordGate>
  );
}

function EditQuote({ id }: { id: string }) {
  const { t } = useTranslation('quotes');
  const state = useQuote(id);
  return (
    <RecordGate title={t('update')} state={state} backTo={urls.quotes.list}>
      {({ quote }) => <QuoteForm stored={quote} latest={state.data?.quote ?? quote} />}
    </RecordGate>
  );
}

const isErrorKey = (text: string | undefined): text is ErrorKey => errorKeys.some((each) => each === text);

/** Returns the error text of a field, with the prescribed texts before the general ones. */
function useErrorText() {
  const { t } = useTranslation('quotes');
  const fieldText = useFieldText();
  return (label: string, error: FieldError | undefined) =>
    isErrorKey(error?.message) ? t(error.message) : fieldText(label, error);
}

interface QuoteFormProps {
  /** Quote when editing began. Undefined for a new one. */
  stored?: Quote;
  /** Latest version from the server. */
  latest?: Quote;
  /** Opportunity to preselect for a new quote. */
  opportunity?: Opportunity;
}

/** Form for a new or stored quote. The opportunity determines the contact and the insurance type. */
function QuoteForm({ stored, latest, opportunity }: QuoteFormProps) {
  const { t } = useTranslation(['quotes', 'kit']);
  const [search] = useSearchParams();
  const locale = useLocale();
  const errorText = useErrorText();
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
  const valuesOf = (quote: Quote) => toValues(quote, locale);
  const navigate = useNavigate();
  const [readyQuote, setReadyQuote] = useState<Quote>();
  const saving = useSaving<QuoteValues, QuoteBody, Quote, Quote>(form, {
    record: stored,
    latest,
    valuesOf,
    save: useSaveQuote(),
    leadsTo: (quote) => {
      if (quote.quoteStatus !== 'PENDING_APPROVAL') {
        return stored ? urls.quotes.list : to(urls.quotes.view, { id: quote.id });
      }
      // the form has no unsaved changes while the dialog offers to send the quote
      form.reset(valuesOf(quote));
      setReadyQuote(quote);
      return null;
    },
  });
  const minDate = stored ? Math.min(stored.effectiveDate, localDay(new Date())) : localDay(new Date());

  return (
    <>
      <FormPage
        title={action}
        formState={formState}
        submitLabel={action}
        cancelTo={urls.quotes.list}
        unchanged={!formState.isDirty}
        {...saving}
      >
        <FormGrid>
          {stored ? (
            <LockedFields quote={stored} />
          ) : (
            <OpportunityFields form={form} errorText={errorText} opportunity={opportunity} />
          )}
          <DateField
            {...register('effectiveDate')}
            min={formatDay(minDate)}
            max={undefined}
            label={t('effectiveDate')}
            error={errorText(t('effectiveDate'), errors.effectiveDate)}
            required
          />
          <MoneyField
            {...register('premiumAmount')}
            label={t('premiumAmount')}
            error={errorText(t('premiumAmount'), errors.premiumAmount)}
            required
          />
          <Controller
            control={control}
            name="quoteStatus"
            render={({ field }) => (
              <Select
                label={t('kit:status')}
                options={statusesFor(stored).map((value) => ({ value, label: t(`quoteStatus.${value}`) }))}
                value={field.value}
                onValueChange={(value) =>
                  setValue('quoteStatus', value, { shouldDirty: true, shouldValidate: formState.isSubmitted })
                }
                error={errorText(t('kit:status'), errors.quoteStatus)}
                ref={field.ref}
                required
              />
            )}
          />
        </FormGrid>
      </FormPage>
      {readyQuote ? <ReadyDialog quote={readyQuote} onLeave={() => void navigate(urls.quotes.list)} /> : null}
    </>
  );
}

/** The statuses of the form, and the current status of the quote. */
const statusesFor = (stored: Quote | undefined): readonly QuoteStatus[] =>
  stored && !quoteFormStatuses.some((status) => status === stored.quoteStatus)
    ? [stored.quoteStatus, ...quoteFormStatuses]
    : quoteFormStatuses;

/** Read-only fields of a stored quote. */
function LockedFields({ quote }: { quote: Quote }) {
  const { t } = useTranslation('quotes');
  const lockedValues: [string, string][] = [
    [t('opportunity'), quote.opportunitySerial],
    [t('contact'), fullName(quote.contact)],
    [t('insurance'), quote.insuranceName],
    [t('carrier'), quote.carrier.name],
  ];
  return lockedValues.map(([label, value]) => <TextField key={label} label={label} value={value} disabled readOnly />);
}

interface OpportunityFieldsProps {
  form: ReturnType<typeof useForm<QuoteValues, unknown, QuoteBody>>;
  errorText: ReturnType<typeof useErrorText>;
  /** Initially selected opportunity. */
  opportunity: Opportunity | undefined;
}

/** Fields of a new quote. Choosing an opportunity sets the contact and the insurance type. */
function OpportunityFields({ form, errorText, opportunity: initialOpportunity }: OpportunityFieldsProps) {
  const { t } = useTranslation('quotes');
  const { control, setValue, formState } = form;
  const { errors } = formState;
  const [contactId, opportunityId] = useWatch({ control, name: ['contactId', 'opportunity_id'] });
  const [selected, setSelected] = useState<OpportunityOption['opportunity']>(initialOpportunity);
  // a draft restored after a session timeout can contain an opportunity that was not chosen here
  const { data: restored } = useOpportunity(
    opportunityId === '' || selected?.id === opportunityId ? null : opportunityId,
  );
  const opportunity = selected?.id === opportunityId ? selected : restored;

  const selectOpportunity = (id: string, opportunity: OpportunityOption['opportunity']) => {
    setSelected(opportunity);
    const options = { shouldDirty: true, shouldValidate: formState.isSubmitted };
    setValue('opportunity_id', id, options);
    if (opportunity) setValue('contactId', opportunity.contact.id, options);
    const type = opportunity ? (opportunity.insuranceTypeId ?? NO_INSURANCE) : '';
    // shows at once that the opportunity has no insurance type
    setValue('insuranceTypeId', type, { ...options, shouldValidate: type === NO_INSURANCE || formState.isSubmitted });
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
              stored={
                opportunity
                  ? { id: opportunity.id, name: `${opportunity.serial} · ${fullName(opportunity.contact)}` }
                  : null
              }
              error={errorText(t('opportunity'), errors.opportunity_id)}
              onValueChange={(id, option) => selectOpportunity(id, option?.opportunity)}
              required
              clearable
              autoFocus={!initialOpportunity}
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
            stored={opportunity ? { id: opportunity.contact.id, name: fullName(opportunity.contact) } : null}
            error={errorText(t('contact'), errors.contactId)}
            onValueChange={(id) => {
              // another contact has other opportunities
              if (id !== opportunity?.contact.id) selectOpportunity('', undefined);
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
        value={opportunity?.insuranceName ?? ''}
        error={errorText(t('insurance'), errors.insuranceTypeId)}
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
              error={errorText(t('carrier'), errors.carrierId)}
              required
            />
          )}
        />
      </FullRow>
    </>
  );
}
