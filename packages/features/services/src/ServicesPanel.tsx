import { CardSkeleton, type PanelProps, RouterLink, urls, useOffers } from '@fairlead/kit';
import { mayPayPolicy, mayRequestService, type ServiceType } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Box, Button, Card, ErrorState, Stack } from '@fairlead/ui';
import {
  Award,
  ChevronRight,
  CreditCard,
  IdCard,
  LifeBuoy,
  type LucideIcon,
  MapPin,
  Phone,
  ReceiptText,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RequestDialog } from './RequestDialog';
import { Requests } from './Requests';
import type { DialogType } from './requestForm';
import { type Policy, usePolicy, useRequests } from './services.api';
import * as styles from './services.css';

/** Requests that are shown at first, and all that are shown. */
const [FEW, MANY] = [5, 100];

/** What can be asked for about a policy, and what was asked. Specification, document 2, sections 2 and 9. */
export default function ServicesPanel({ id }: PanelProps) {
  const { t } = useTranslation('services');
  const [size, setSize] = useState(FEW);
  const policy = usePolicy(id);
  const requests = useRequests(id, size);
  if (!policy.data) {
    const { error, mutate } = policy;
    if (!error) return <CardSkeleton />;
    return <ErrorState title={t('failed')} message={error.message} onRetry={() => void mutate()} />;
  }
  const { data, error, mutate } = requests;
  return (
    <Stack gap={16}>
      <Services policy={policy.data} />
      {error && !data ? (
        <ErrorState title={t('failed')} message={error.message} onRetry={() => void mutate()} />
      ) : data && data.content.length > 0 ? (
        <Card title={t('requests')} padding="none">
          <Requests requests={data.content} />
          {data.totalElements > data.content.length && size < MANY ? (
            <Box padding={12}>
              <Button variant="ghost" size="small" onClick={() => setSize(MANY)}>
                {t('showAll')}
              </Button>
            </Box>
          ) : null}
        </Card>
      ) : null}
    </Stack>
  );
}

const dialogs = [
  ['REQUEST_FOR_ID', IdCard],
  ['REQUEST_FOR_CERTIFICATE', Award],
] as const;
const later = [
  ['BILLING_INQUIRY', ReceiptText],
  ['REQUEST_A_CALLBACK', Phone],
] as const;

/** The rows; what somebody may not ask for, and a page that they may not open, is not offered. */
function Services({ policy }: { policy: Policy }) {
  const { t } = useTranslation('services');
  const { viewer } = useAuth();
  const offers = useOffers();
  const [asking, setAsking] = useState<DialogType>();
  if (!viewer) return null;
  const { id: policyId, policyNumber, carrierDetails } = policy;
  const may = (type: ServiceType) => mayRequestService(viewer, type);
  const ask = ([type, Icon]: readonly [DialogType, LucideIcon]) =>
    may(type) ? (
      <Row key={type} icon={Icon}>
        {(content) => (
          <button type="button" className={styles.row} aria-haspopup="dialog" onClick={() => setAsking(type)}>
            {content(t(`type.${type}`))}
          </button>
        )}
      </Row>
    ) : null;
  const claim = new URLSearchParams({ isFromPolicyService: 'true', policyNumber, policyId });
  const paymentUrl = carrierDetails?.paymentUrl ?? null;
  const rows = [
    may('CHANGE_OF_MAILING_ADDRESS') && offers(urls.policies.mailingAddress) ? (
      <Row key="address" icon={MapPin}>
        {(content) => (
          <RouterLink
            className={styles.row}
            to={`${urls.policies.mailingAddress}?${new URLSearchParams({ policyId })}`}
          >
            {content(t('type.CHANGE_OF_MAILING_ADDRESS'))}
          </RouterLink>
        )}
      </Row>
    ) : null,
    ...dialogs.map(ask),
    offers(urls.claims.create) ? (
      <Row key="claim" icon={LifeBuoy}>
        {(content) => (
          <RouterLink className={styles.row} to={`${urls.claims.create}?${claim}`}>
            {content(t('claim'))}
          </RouterLink>
        )}
      </Row>
    ) : null,
    ...later.map(ask),
    paymentUrl !== null && mayPayPolicy(viewer, policy, paymentUrl) ? (
      <Row key="pay" icon={CreditCard}>
        {(content) => (
          <a className={styles.row} href={paymentUrl} target="_blank" rel="noreferrer">
            {content(t('pay'))}
          </a>
        )}
      </Row>
    ) : null,
  ].filter((row) => row !== null);
  if (rows.length === 0) return null;
  return (
    <Card title={t('title')} padding="none">
      <ul className={styles.list}>{rows}</ul>
      {asking ? <RequestDialog type={asking} policy={policy} onClose={() => setAsking(undefined)} /> : null}
    </Card>
  );
}

function Row({
  icon: Icon,
  children,
}: {
  icon: LucideIcon;
  children: (content: (name: string) => ReactNode) => ReactNode;
}) {
  return (
    <li className={styles.item}>
      {children((name) => (
        <>
          <span className={styles.mark} aria-hidden>
            <Icon size={16} strokeWidth={1.75} />
          </span>
          <span className={styles.label}>{name}</span>
          <span className={styles.onward} aria-hidden>
            <ChevronRight size={16} strokeWidth={1.75} />
          </span>
        </>
      ))}
    </li>
  );
}
