import { canOpen, claimMailAddress, RecordLink, RouterLink, urls, useProduct } from '@fairlead/kit';
import { claimSteps, fullName } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Button, Icon, Inline, RecordHeader, Stepper } from '@fairlead/ui';
import { Mail } from 'lucide';
import { useTranslation } from 'react-i18next';
import { ClaimChip } from '../ClaimChip';
import type { Claim } from '../claims.api';
import * as styles from './detail.css';
import { StatusMenu } from './StatusMenu';
import { WithdrawButton } from './WithdrawButton';

/** Claim header: number, status, progress and actions. */
export function ClaimHeader({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  const { viewer } = useAuth();
  const { policy, contact } = claim;
  const isCustomer = viewer?.role === 'CUSTOMER';
  const { steps, current } = claimSteps(claim);
  return (
    <RecordHeader
      title={t('title', { serial: claim.serial })}
      chips={<ClaimChip status={claim.claimStatus} size="large" />}
      description={
        <>
          {t(`claimType.${claim.claimType}`)}
          {' · '}
          <RecordLink page={urls.policies.detail} id={policy.id}>
            {policy.policyNumber}
          </RecordLink>
          {' · '}
          {policy.carrier?.name ?? policy.insuranceName}
          {isCustomer ? null : ' · '}
          {isCustomer ? null : (
            <RecordLink page={urls.contacts.view} id={contact.id}>
              {fullName(contact)}
            </RecordLink>
          )}
        </>
      }
      actions={
        <Inline gap={8} wrap>
          <EmailButton claim={claim} />
          <StatusMenu claim={claim} />
          <WithdrawButton claim={claim} />
        </Inline>
      }
    >
      <div className={styles.stepper}>
        <Stepper
          label={t('progress')}
          current={current}
          steps={steps.map((value) => ({
            value,
            label: value === 'OUTCOME' ? t('claimStep.OUTCOME') : t(`claimStatus.${value}`),
          }))}
        />
      </div>
    </RecordHeader>
  );
}

/** Link to a new mail to the customer, for users who may write mails. */
function EmailButton({ claim: { id, contact } }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  const { viewer } = useAuth();
  const product = useProduct();
  if (!viewer || contact.erased || !canOpen(product, urls.mailing.compose, viewer)) return null;
  return (
    <Button asChild leadingIcon={<Icon of={Mail} size={16} />}>
      <RouterLink to={claimMailAddress(id)}>{t('emailTo', { name: contact.firstName })}</RouterLink>
    </Button>
  );
}
