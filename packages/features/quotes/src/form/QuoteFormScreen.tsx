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
  const state = useQuote(id);
  return (
    <RecordGate title={t('update')} state={state} backTo={urls.quotes.list}>
      {({ quote }) => <QuoteForm stored={quote} latest={state.data?.quote ?? quote} />}
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

interface QuoteFormProps {
  /** The quote as it was when editing began; none while a new one is made. */
  stored?: Quote;
  /** The quote as the server has it now. */
  latest?: Quote;
  /** What a new one is for. */
  opportunity?: Opportunity;
}

/** The form of a quote. Specification, document 2, sections 2 and 5: the opportunity says whose and for what. */
function QuoteForm({ stored, latest, opportunity }: QuoteFormProps) {
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
  const valuesOf = (quote: Quote) => toValues(quote, locale);
  const navigate = useNavigate();
  const [ready, setReady] = useState<Quote>();
  const saving = useSaving<QuoteValues, QuoteBody, Quote, Quote>(form, {
    record: stored,
    latest,
    valuesOf,
    save: useSaveQuote(),
    leadsTo: (quote) => {
      if (quote.quoteStatus !== 'PENDING_APPROVAL') {
        return stored ? urls.quotes.list : to(urls.quotes.view, { id: quote.id });
      }
      // nothing is unsaved while it is asked whether to send it to its contact
      form.reset(valuesOf(quote));
      setReady(quote);
      return null;
    },
  });
  const day = stored ? Math.min(stored.effectiveDate, localDay(new Date())) : localDay(new Date());

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
      {ready ? <ReadyDialog quote={ready} onLeave={() => void navigate(urls.quotes.list)} /> : null}
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
  const [contactId, opportunityId] = useWatch({ control, name: ['contactId', 'opportunity_id'] });
  const [taken, setTaken] = useState<OpportunityOption['opportunity']>(first);
  // what was typed before the session ended names one that nobody has chosen here
  const { data: named } = useOpportunity(opportunityId === '' || taken?.id === opportunityId ? null : opportunityId);
  const chosen = taken?.id === opportunityId ? taken : named;

  const take = (id: string, opportunity: OpportunityOption['opportunity']) => {
    setTaken(opportunity);
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
              stored={chosen ? { id: chosen.id, name: `${chosen.serial} · ${fullName(chosen.contact)}` } : null}
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
