import type { Schemas } from '@fairlead/api-client/client';
import { FormPage, RecordGate, to, urls, useSaving } from '@fairlead/kit';
import { quoteOption } from '@fairlead/pickers';
import { FormGrid, useLocale } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { type Policy, usePolicy } from '../policies.api';
import { AboutFields } from './AboutFields';
import { emptyPolicy, fromQuote, type PolicyBody, type PolicyValues, policySchema, toValues } from './policyForm';
import { useQuote, useReview, useSavePolicy } from './policyForm.api';
import { ReviewNote } from './ReviewNote';
import { TermFields } from './TermFields';

/** Form for a new or stored policy. A new one can start from a quote or from a policy that a customer uploaded for review. */
export default function PolicyFormScreen() {
  const { id } = useParams();
  const [search] = useSearchParams();
  const [quoteId, opportunityId] = [search.get('quoteId'), search.get('opportunityId')];
  if (id !== undefined) return <EditPolicy key={id} id={id} />;
  if (quoteId) return <PolicyFromQuote key={quoteId} id={quoteId} />;
  return opportunityId ? <PolicyFromReview key={opportunityId} id={opportunityId} /> : <NewPolicy />;
}

function NewPolicy() {
  const [search] = useSearchParams();
  return <PolicyForm initialValues={{ ...emptyPolicy, contactId: search.get('contactId') ?? '' }} />;
}

/** Uses the quote from the URL. */
function PolicyFromQuote({ id }: { id: string }) {
  const { t } = useTranslation('policies');
  const locale = useLocale();
  return (
    <RecordGate title={t('create')} state={useQuote(id)} backTo={urls.policies.list}>
      {({ quote }) => <PolicyForm initialValues={{ ...emptyPolicy, ...fromQuote(quoteOption(quote), locale) }} />}
    </RecordGate>
  );
}

/** Uses the policy review from the URL. */
function PolicyFromReview({ id }: { id: string }) {
  const { t } = useTranslation('policies');
  return (
    <RecordGate title={t('create')} state={useReview(id)} backTo={urls.policies.list}>
      {(opportunity) => (
        <PolicyForm
          initialValues={{
            ...emptyPolicy,
            contactId: opportunity.contact.id,
            insuranceTypeId: opportunity.insuranceTypeId ?? '',
          }}
          opportunity={opportunity}
        />
      )}
    </RecordGate>
  );
}

function EditPolicy({ id }: { id: string }) {
  const { t } = useTranslation('policies');
  const locale = useLocale();
  const state = usePolicy(id);
  return (
    <RecordGate title={t('editAll')} state={state} backTo={urls.policies.list}>
      {(policy) => <PolicyForm initialValues={toValues(policy, locale)} stored={policy} latest={state.data} />}
    </RecordGate>
  );
}

interface PolicyFormProps {
  initialValues: PolicyValues;
  stored?: Policy;
  /** Latest version from the server. */
  latest?: Policy | undefined;
  opportunity?: Schemas['Opportunity'];
}

function PolicyForm({ initialValues, stored, latest, opportunity }: PolicyFormProps) {
  const { t } = useTranslation('policies');
  const locale = useLocale();
  const isStored = stored !== undefined;
  const schema = useMemo(() => policySchema({ locale, stored: isStored }), [locale, isStored]);
  const form = useForm<PolicyValues, unknown, PolicyBody>({
    resolver: zodResolver(schema),
    defaultValues: initialValues,
  });
  const saving = useSaving<PolicyValues, PolicyBody, Policy, Policy>(form, {
    record: stored,
    latest,
    valuesOf: (policy) => toValues(policy, locale),
    save: useSavePolicy(opportunity),
    leadsTo: ({ id }) => to(urls.policies.detail, { id }),
  });
  const effectiveDate = useWatch({ control: form.control, name: 'effectiveDate' });
  const action = t(stored ? 'editAll' : 'create');
  return (
    <FormProvider {...form}>
      <FormPage
        title={action}
        formState={form.formState}
        submitLabel={action}
        cancelTo={stored ? to(urls.policies.detail, { id: stored.id }) : urls.policies.list}
        // a stored policy always has an effective date
        unchanged={isStored && (!form.formState.isDirty || effectiveDate.trim() === '')}
        onSubmit={saving.onSubmit}
        notice={saving.notice}
      >
        {opportunity ? <ReviewNote opportunity={opportunity} /> : null}
        <FormGrid>
          <AboutFields stored={stored} opportunity={opportunity} />
          <TermFields stored={isStored} />
        </FormGrid>
      </FormPage>
    </FormProvider>
  );
}
