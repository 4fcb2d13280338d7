import {
  IdCardButton,
  InsuranceIcon,
  policyMailAddress,
  RecordLink,
  RouterLink,
  to,
  urls,
  useCanOpen,
  useToday,
} from '@fairlead/kit';
import { DAY, fullName, isInForce, mayCancelPolicy, mayPayPolicy, mayReadCertificates } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Button, DescriptionList, Icon, IconButton, Menu, MenuItem, RecordHeader, Text, useLocale } from '@fairlead/ui';
import { Award, CreditCard, Ellipsis, Eye, Mail, Pencil, ReceiptText } from 'lucide';
import { useTranslation } from 'react-i18next';
import { formatOptionalDay, formatPremium } from '../facts';
import { PolicyChip } from '../PolicyChip';
import type { Policy } from '../policies.api';
import { RenewButton } from '../renew/RenewButton';
import { TermLinks } from '../renew/TermLinks';
import { useCanRenew } from '../renew/useRenewal';
import { labelOf, usePolicyOptions } from '../useChoices';
import { CancelPolicy } from './CancelPolicy';
import { daysUntil } from './daysUntil';
import * as styles from './PolicyScreen.css';

/** Policy header: name, status, actions and key figures. */
export function PolicyHeader({ policy }: { policy: Policy }) {
  const { t } = useTranslation('policies');
  const { paymentTypes, paymentTerms } = usePolicyOptions();
  const { insuranceName, policyNumber, carrierName, contactDetails, expiredDate, assignedAgent } = policy;
  const owner = fullName(contactDetails);
  return (
    <RecordHeader
      picture={<InsuranceIcon of={insuranceName} size="large" />}
      title={insuranceName}
      chips={<PolicyChip status={policy.policyStatus} variant="detail" size="large" />}
      description={
        <>
          {[policyNumber, carrierName].filter(Boolean).join(' · ')}
          {' · '}
          <RecordLink page={urls.contacts.view} id={contactDetails.id}>
            {owner}
          </RecordLink>
        </>
      }
      actions={<HeaderActions policy={policy} />}
    >
      <DescriptionList
        layout="strip"
        items={[
          { term: t('effectiveDate'), description: formatOptionalDay(policy.effectiveDate) },
          {
            term: t('expireDate'),
            description: expiredDate === null ? null : <ExpireDate day={expiredDate} policy={policy} />,
          },
          { term: t('premium'), description: formatPremium(policy.premium) },
          { term: t('paymentType'), description: labelOf(paymentTypes, policy.paymentType) },
          { term: t('paymentTerm'), description: labelOf(paymentTerms, policy.paymentTerm) },
          {
            term: t('agent'),
            description: (
              <RecordLink page={urls.agency.member} id={assignedAgent.id}>
                {assignedAgent.name}
              </RecordLink>
            ),
          },
        ]}
      />
      <TermLinks policy={policy} />
    </RecordHeader>
  );
}

/** Days before the expiration of a policy in force from which it is urgent or close. */
const URGENT_DAYS = 14;
const CLOSE_DAYS = 30;

const toneOf = (days: number) => (days <= URGENT_DAYS ? 'danger' : days <= CLOSE_DAYS ? 'warning' : 'muted');

/** Date with the days until then, which mean nothing for a cancelled policy. */
function ExpireDate({ day, policy }: { day: number; policy: Policy }) {
  const locale = useLocale();
  const today = useToday();
  const tone = isInForce(policy, today) ? toneOf((day - today) / DAY) : 'muted';
  if (policy.policyStatus === 'CANCELLED') return formatOptionalDay(day);
  return (
    <>
      {formatOptionalDay(day)}{' '}
      <Text asChild size="label" tone={tone} numeric>
        <span className={styles.note}>{daysUntil(day, locale, today)}</span>
      </Text>
    </>
  );
}

/** Shows only the pages that the user may open. */
function HeaderActions({ policy }: { policy: Policy }) {
  const { t } = useTranslation(['policies', 'kit']);
  const { me, viewer } = useAuth();
  const today = useToday();
  const canOpen = useCanOpen();
  // Renewing is the next step, unless the customer leaves.
  const renewsNext = useCanRenew()(policy) && policy.nonRenewal === null;
  if (!viewer) return null;
  const { id, policyNumber, carrierDetails, contactDetails } = policy;
  const isCustomer = viewer.role === 'CUSTOMER';
  const paymentUrl = carrierDetails?.paymentUrl ?? null;
  const certificates = canOpen(urls.policies.certificates) && mayReadCertificates(viewer, me?.user.id ?? '', policy);
  const more = [
    { path: urls.policies.view, icon: <Icon of={Eye} />, text: t('view'), visible: canOpen(urls.policies.view) },
    { path: urls.policies.certificates, icon: <Icon of={Award} />, text: t('certificates'), visible: certificates },
    { path: urls.policies.edit, icon: <Icon of={Pencil} />, text: t('editAll'), visible: canOpen(urls.policies.edit) },
  ].filter(({ visible }) => visible);
  return (
    <div className={styles.actions}>
      {paymentUrl !== null && mayPayPolicy(viewer, policy, paymentUrl) ? (
        <div className={styles.primary}>
          <Button writes asChild variant="solid" tone="accent" leadingIcon={<Icon of={CreditCard} size={16} />}>
            <a href={paymentUrl} target="_blank" rel="noreferrer">
              {t('pay')}
            </a>
          </Button>
        </div>
      ) : null}
      {isInForce(policy, today) ? <IdCardButton policyId={id} policyNumber={policyNumber} /> : null}
      {canOpen(urls.policies.invoices) ? (
        <Button asChild leadingIcon={<Icon of={ReceiptText} size={16} />}>
          <RouterLink to={to(urls.policies.invoices, { id })}>
            <span className={styles.wideText}>{t('invoice')}</span>
          </RouterLink>
        </Button>
      ) : null}
      {canOpen(urls.policies.mail) && !contactDetails.erased ? (
        <div className={renewsNext ? undefined : styles.primary}>
          <Button
            asChild
            {...(!renewsNext && { variant: 'solid' as const, tone: 'accent' as const })}
            leadingIcon={<Icon of={Mail} size={16} />}
          >
            <RouterLink to={policyMailAddress(policy)}>
              {renewsNext ? <span className={styles.wideText}>{t('emailOwner')}</span> : t('emailOwner')}
            </RouterLink>
          </Button>
        </div>
      ) : null}
      <div className={styles.primary}>
        <RenewButton policy={policy} primary={renewsNext} />
      </div>
      {isCustomer && mayCancelPolicy(policy) ? <CancelPolicy policy={policy} /> : null}
      {more.length > 0 ? (
        <Menu
          label={t('more')}
          align="end"
          trigger={
            <IconButton label={t('more')}>
              <Icon of={Ellipsis} />
            </IconButton>
          }
        >
          {more.map(({ path, icon, text }) => (
            <MenuItem key={path} asChild icon={icon}>
              <RouterLink to={to(path, { id })}>{text}</RouterLink>
            </MenuItem>
          ))}
        </Menu>
      ) : null}
    </div>
  );
}
