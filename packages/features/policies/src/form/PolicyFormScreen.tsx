import type { Schemas } from '@fairlead/api-client/client';
import { FormFromQuery, FormPage, RecordGate, to, urls, useRecordForm } from '@fairlead/kit';
import { quoteOption } from '@fairlead/pickers';
import { FormGrid, useLocale } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { type Policy, usePolicy } from '../policies.api';
import { AboutFields } from './AboutFields';
import { fromQuote, type PolicyValues, policyForm } from './policyForm';
import { useQuote, useReview, useSavePolicy } from './policyForm.api';
import { ReviewNote } from './ReviewNote';
import { TermFields } from './TermFields';

/** Form for a new or stored policy. A new one can start from a quote or from a policy that a customer uploaded for review. */
export default function PolicyFormScreen() {
  const { id } = useParams();
  if (id !== undefined) return <EditPolicy key={id} id={id} />;
  return (
    <FormFromQuery params={['quoteId', 'opportunityId', 'contactId']}>
      {({ quoteId, opportunityId, contactId }) => {
        if (quoteId) return <PolicyFromQuote id={quoteId} />;
        return opportunityId ? <PolicyFromReview id={opportunityId} /> : <PolicyForm initial={{ contactId }} />;
      }}
    </FormFromQuery>
  );
}

/** Uses the quote from the URL. */
function PolicyFromQuote({ id }: { id: string }) {
  const { t } = useTranslation('policies');
  const locale = useLocale();
  return (
    <RecordGate title={t('create')} state={useQuote(id)} backTo={urls.policies.list}>
      {({ quote }) => <PolicyForm initial={fromQuote(quoteOption(quote), locale)} />}
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
          initial={{ contactId: opportunity.contact.id, insuranceTypeId: opportunity.insuranceTypeId ?? '' }}
          opportunity={opportunity}
        />
      )}
    </RecordGate>
  );
}

function EditPolicy({ id }: { id: string }) {
  const { t } = useTranslation('policies');
  const state = usePolicy(id);
  return (
    <RecordGate title={t('editAll')} state={state} backTo={urls.policies.list}>
      {(policy) => <PolicyForm stored={policy} latest={state.data} />}
    </RecordGate>
  );
}

interface PolicyFormProps {
  /** First values of a new policy. */
  initial?: Partial<PolicyValues>;
  stored?: Policy;
  /** Latest version from the server. */
  latest?: Policy | undefined;
  opportunity?: Schemas['Opportunity'];
}

function PolicyForm({ initial = {}, stored, latest, opportunity }: PolicyFormProps) {
  const { t } = useTranslation('policies');
  const isStored = stored !== undefined;
  const form = useRecordForm(policyForm, {
    record: stored,
    latest,
    initial,
    save: useSavePolicy(opportunity),
    redirectTo: ({ id }) => to(urls.policies.detail, { id }),
  });
  const action = t(stored ? 'editAll' : 'create');
  return (
    <FormPage
      title={action}
      form={form}
      submitLabel={action}
      cancelTo={stored ? to(urls.policies.detail, { id: stored.id }) : urls.policies.list}
      needsChange={isStored}
      // a stored policy always has an effective date
      ready={({ effectiveDate }) => !isStored || effectiveDate.trim() !== ''}
    >
      {opportunity ? <ReviewNote opportunity={opportunity} /> : null}
      <FormGrid>
        <AboutFields stored={stored} opportunity={opportunity} />
        <TermFields stored={isStored} />
      </FormGrid>
    </FormPage>
  );
}
