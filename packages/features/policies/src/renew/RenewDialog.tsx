import { FormDialog, formatDay, to, urls, useNavigateFromHere } from '@fairlead/kit';
import { fullName } from '@fairlead/rules';
import { RadioCards, Text, toast } from '@fairlead/ui';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { currentPolicy, type Policy } from '../policies.api';
import { NonRenewalFields } from './NonRenewalFields';
import { RenewalFields } from './RenewalFields';
import { RequoteFields } from './RequoteFields';
import { type RenewSaved, useRenew } from './renew.api';
import { type RenewValues, renewForm } from './renewForm';
import { useHasEnded } from './useHasEnded';

const { Field } = renewForm;

interface RenewDialogProps {
  policy: Policy;
  onClose: () => void;
}

/** Dialog that renews a policy, requests quotes for its next term, or marks it as not renewing. */
export function RenewDialog({ policy, onClose }: RenewDialogProps) {
  const { t } = useTranslation('policies');
  const navigate = useNavigate();
  const openPage = useNavigateFromHere();
  const renew = useRenew();
  const { id, insuranceName, policyNumber, contactDetails } = policy;

  const handleSaved = (saved: RenewSaved, message: string) => {
    if (!('quoteIds' in saved)) {
      if (saved.id === id) return toast.success(message);
      const previous = {
        label: t('renew.openPrevious'),
        onSelect: () => void navigate(to(urls.policies.detail, { id })),
      };
      toast({ tone: 'success', title: message, action: previous });
      return openPage(to(urls.policies.detail, { id: saved.id }));
    }
    toast.success(message);
    const [quoteId, another] = saved.quoteIds;
    const isOne = quoteId !== undefined && another === undefined;
    return openPage(
      isOne ? to(urls.quotes.view, { id: quoteId }) : `${urls.opportunities.list}?open=${saved.opportunityId}`,
    );
  };

  return (
    <FormDialog
      form={renewForm}
      record={policy}
      size="medium"
      title={t('renew.title')}
      description={
        <Text asChild tone="muted" size="label">
          <span>{[insuranceName, policyNumber, fullName(contactDetails)].join(' · ')}</span>
        </Text>
      }
      submitLabel={({ choice }) => t(`renew.submit.${choice}`)}
      tone={({ choice }) => (choice === 'notRenewing' ? 'danger' : 'accent')}
      save={(body, current) => renew(body, current ?? policy)}
      currentIn={currentPolicy}
      draftName={`renew ${id}`}
      onSaved={handleSaved}
      onClose={onClose}
    >
      <Choices policy={policy} />
    </FormDialog>
  );
}

const fields = {
  renew: RenewalFields,
  requote: RequoteFields,
  notRenewing: NonRenewalFields,
} as const satisfies Record<RenewValues['choice'], unknown>;

function Choices({ policy }: { policy: Policy }) {
  const { t } = useTranslation('policies');
  const { control, setFocus } = renewForm.useContext();
  const hasEnded = useHasEnded();
  const choice = useWatch({ control, name: 'choice' });
  const { expiredDate } = policy;
  const Fields = fields[choice];
  // When the dialog opens only, because arrow keys that come back to "Renew" must stay in the radio group.
  useEffect(() => setFocus('premium'), [setFocus]);
  return (
    <>
      <Field
        name="choice"
        as={RadioCards<RenewValues['choice']>}
        hideLabel
        options={[
          { value: 'renew', label: t('renew.choice.renew'), description: t('renew.sameCarrier') },
          { value: 'requote', label: t('renew.choice.requote'), description: t('renew.newQuotes') },
          {
            value: 'notRenewing',
            label: t('renew.choice.notRenewing'),
            ...(expiredDate !== null && {
              description: t(hasEnded(expiredDate) ? 'renew.ended' : 'renew.ends', { date: formatDay(expiredDate) }),
            }),
          },
        ]}
      />
      <Fields policy={policy} />
    </>
  );
}
