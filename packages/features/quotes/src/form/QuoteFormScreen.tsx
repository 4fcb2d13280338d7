import {
  dayInput,
  FormFromQuery,
  FormPage,
  formatDay,
  formatUsd,
  RecordGate,
  RouterLink,
  to,
  urls,
  useNavigateFromHere,
  useRecordForm,
} from '@fairlead/kit';
import { CarrierPicker, ContactPicker, type OpportunityOption, OpportunityPicker } from '@fairlead/pickers';
import { fullName, localDay, quoteFormStatuses, quoteLock, quoteStatusChoices } from '@fairlead/rules';
import {
  Button,
  Callout,
  DateField,
  FormGrid,
  FullRow,
  Icon,
  MoneyField,
  Select,
  TextField,
  type TextFieldProps,
} from '@fairlead/ui';
import { Lock } from 'lucide';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { type Opportunity, type Quote, useOpportunity, useQuote, useSaveQuote } from '../quotes.api';
import { emptyQuote, NO_INSURANCE, quoteForm } from './quoteForm';
import { ReadyDialog } from './ReadyDialog';

const { Field } = quoteForm;

export default function QuoteFormScreen() {
  const { id } = useParams();
  if (id !== undefined) return <EditQuote key={id} id={id} />;
  return (
    <FormFromQuery params={['opportunityId', 'contactId']}>
      {({ opportunityId, contactId }) =>
        opportunityId ? <QuoteForOpportunity id={opportunityId} /> : <QuoteForm contactId={contactId} />
      }
    </FormFromQuery>
  );
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

interface QuoteFormProps {
  /** Quote when editing began. Undefined for a new one. */
  stored?: Quote;
  /** Latest version from the server. */
  latest?: Quote;
  /** Opportunity to preselect for a new quote. */
  opportunity?: Opportunity;
  /** Contact to preselect for a new quote without an opportunity. */
  contactId?: string;
}

/** Form for a new or stored quote. The opportunity determines the contact and the insurance type. */
function QuoteForm({ stored, latest, opportunity, contactId = '' }: QuoteFormProps) {
  const { t } = useTranslation('quotes');
  const openPage = useNavigateFromHere();
  const valuesOf = quoteForm.useValuesOf();
  const [readyQuote, setReadyQuote] = useState<Quote>();
  const form = useRecordForm(quoteForm, {
    record: stored,
    latest,
    initial: emptyQuote(opportunity ?? { contact: { id: contactId } }),
    save: useSaveQuote(),
    ...(stored && { openOf: ({ id }: Quote) => to(urls.quotes.view, { id }) }),
    redirectTo: (quote): string | null => {
      if (quote.quoteStatus !== 'PENDING_APPROVAL') {
        return stored ? urls.quotes.list : to(urls.quotes.view, { id: quote.id });
      }
      // the form has no unsaved changes while the dialog offers to send the quote
      form.methods.reset(valuesOf(quote));
      setReadyQuote(quote);
      return null;
    },
  });
  const action = stored ? t('update') : t('create');
  const today = localDay(new Date());
  const lock = stored ? quoteLock(stored) : null;
  const statuses = stored ? quoteStatusChoices(stored) : quoteFormStatuses;

  return (
    <>
      <FormPage title={action} form={form} submitLabel={action} cancelTo={urls.quotes.list} needsChange>
        <FormGrid>
          {lock ? (
            <FullRow>
              <Callout
                tone="info"
                icon={<Icon of={Lock} />}
                title={t(lock === 'ANSWERED' ? 'lockedByAnswer' : 'lockedByPolicy')}
              >
                {t('lockedText')}
              </Callout>
            </FullRow>
          ) : null}
          {stored ? (
            <LockedFields quote={stored} terms={lock !== null} />
          ) : (
            <OpportunityFields initialOpportunity={opportunity} />
          )}
          {lock ? null : (
            <>
              <Field
                name="effectiveDate"
                as={DateField}
                min={dayInput(stored ? Math.min(stored.effectiveDate, today) : today)}
                max={undefined}
              />
              <Field name="premiumAmount" as={MoneyField} />
            </>
          )}
          <Field
            name="quoteStatus"
            as={Select}
            options={statuses.map((value) => ({ value, label: t(`quoteStatus.${value}`) }))}
          />
        </FormGrid>
      </FormPage>
      {readyQuote ? <ReadyDialog quote={readyQuote} onLeave={() => openPage(urls.quotes.list)} /> : null}
    </>
  );
}

interface LockedFieldsProps {
  quote: Quote;
  /** Whether the effective date and the premium are read-only too. */
  terms: boolean;
}

/** Read-only fields of a stored quote. */
function LockedFields({ quote, terms }: LockedFieldsProps) {
  const { t } = useTranslation('quotes');
  const lockedValues: [string, string][] = [
    [t('opportunity'), quote.opportunitySerial],
    [t('contact'), fullName(quote.contact)],
    [t('insurance'), quote.insuranceName],
    [t('carrier'), quote.carrier.name],
    ...(terms
      ? ([
          [t('effectiveDate'), formatDay(quote.effectiveDate)],
          [t('premiumAmount'), formatUsd(quote.premiumAmount)],
        ] satisfies [string, string][])
      : []),
  ];
  return lockedValues.map(([label, value]) => <TextField key={label} label={label} value={value} disabled readOnly />);
}

interface OpportunityFieldsProps {
  /** Initially selected opportunity. */
  initialOpportunity: Opportunity | undefined;
}

/** Form for an opportunity of the contact, from which the user comes back to the quote. */
const opportunityForm = (contactId: string) =>
  `${urls.opportunities.create}?${contactId === '' ? '' : `contactId=${contactId}&`}next=quote`;

/** Fields of a new quote. Choosing an opportunity sets the contact and the insurance type. */
function OpportunityFields({ initialOpportunity }: OpportunityFieldsProps) {
  const { t } = useTranslation('quotes');
  const { control, setValue, formState } = quoteForm.useContext();
  const [contactId, opportunityId] = useWatch({ control, name: ['contactId', 'opportunity_id'] });
  const [selected, setSelected] = useState<OpportunityOption['opportunity']>(initialOpportunity);
  // a draft restored after a session timeout can contain an opportunity that was not chosen here
  const { data: restored } = useOpportunity(
    opportunityId === '' || selected?.id === opportunityId ? null : opportunityId,
  );
  const opportunity = selected?.id === opportunityId ? selected : restored;

  const applyOpportunity = (next: OpportunityOption['opportunity']) => {
    setSelected(next);
    const options = { shouldDirty: true, shouldValidate: formState.isSubmitted };
    if (next) setValue('contactId', next.contact.id, options);
    const type = next ? (next.insuranceTypeId ?? NO_INSURANCE) : '';
    // shows at once that the opportunity has no insurance type
    setValue('insuranceTypeId', type, { ...options, shouldValidate: type === NO_INSURANCE || formState.isSubmitted });
  };

  return (
    <>
      <FullRow>
        <Field
          name="opportunity_id"
          as={OpportunityPicker}
          contactId={contactId}
          stored={
            opportunity
              ? { id: opportunity.id, name: `${opportunity.serial} · ${fullName(opportunity.contact)}` }
              : null
          }
          onValueChange={(_, option) => applyOpportunity(option?.opportunity)}
          aside={
            initialOpportunity ? undefined : (
              <Button asChild variant="ghost" tone="accent" size="small">
                <RouterLink to={opportunityForm(contactId)}>{t('createOpportunity')}</RouterLink>
              </Button>
            )
          }
          clearable
          autoFocus={!initialOpportunity}
        />
      </FullRow>
      <Field
        name="contactId"
        as={ContactPicker}
        stored={opportunity ? { id: opportunity.contact.id, name: fullName(opportunity.contact) } : null}
        onValueChange={(id) => {
          if (id === opportunity?.contact.id) return;
          // another contact has other opportunities
          setValue('opportunity_id', '', { shouldDirty: true, shouldValidate: formState.isSubmitted });
          applyOpportunity(undefined);
        }}
        clearable
      />
      <Field name="insuranceTypeId" as={InsuranceName} shown={opportunity?.insuranceName ?? ''} />
      <FullRow>
        <Field name="carrierId" as={CarrierPicker} />
      </FullRow>
    </>
  );
}

/** Name of the insurance type. The form value is its id. */
function InsuranceName({ shown, ...props }: TextFieldProps & { shown: string }) {
  return <TextField {...props} value={shown} readOnly />;
}
