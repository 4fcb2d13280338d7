import { useReadOfPage } from '@fairlead/api-client/swr';
import { CardSkeleton, LoadError, lazyDialog, type PanelProps, RouterLink, urls, useCanOpen } from '@fairlead/kit';
import { mayPayPolicy, mayRequestService, type ServiceType, serviceTypes, type Viewer } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Box, Button, Card, EmptyState, Icon, type IconNode, Stack } from '@fairlead/ui';
import { Award, ChevronRight, CreditCard, IdCard, LifeBuoy, MapPin, Phone, ReceiptText } from 'lucide';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Requests } from './Requests';
import type { DialogType } from './requestForm';
import { type Policy, useRequests } from './services.api';
import * as styles from './services.css';

const RequestDialog = lazyDialog(async () => (await import('./RequestDialog')).RequestDialog);

/** Requests shown at first, and after "Show all". */
const [FEW, MANY] = [5, 100];

/** The service requests of a policy and the services that the viewer may request. */
export default function ServicesPanel({ id, readOnly = false }: PanelProps) {
  const { t } = useTranslation('services');
  const [size, setSize] = useState(FEW);
  const { viewer } = useAuth();
  const policy = useReadOfPage(['/api/policy/id/{id}', { path: { id } }]);
  const requests = useRequests(id, size);
  if (!policy.data) {
    const { error, mutate } = policy;
    if (!error) return <CardSkeleton />;
    return <LoadError title={t('failed')} failure={error} onRetry={() => mutate()} />;
  }
  const { data, error, mutate } = requests;
  // agents without a license cannot request services, so the section contains only the requests
  const requestable = !readOnly && viewer !== null && serviceTypes.some((type) => mayRequestService(viewer, type));
  return (
    <Stack gap={16}>
      {requestable ? <Services policy={policy.data} viewer={viewer} /> : null}
      {error && !data ? (
        <LoadError title={t('failed')} failure={error} onRetry={() => mutate()} />
      ) : data && data.content.length > 0 ? (
        <Card title={requestable ? t('requests') : t('title')} padding="none">
          <Requests requests={data.content} />
          {data.totalElements > data.content.length && size < MANY ? (
            <Box padding={12}>
              <Button variant="ghost" size="small" onClick={() => setSize(MANY)}>
                {t('showAll')}
              </Button>
            </Box>
          ) : null}
        </Card>
      ) : !requestable && data ? (
        <Card title={t('title')}>
          <EmptyState level={3} title={t('none')} description={t('noneText')} />
        </Card>
      ) : null}
    </Stack>
  );
}

const firstDialogs = [
  ['REQUEST_FOR_ID', IdCard],
  ['REQUEST_FOR_CERTIFICATE', Award],
] as const;
const lastDialogs = [
  ['BILLING_INQUIRY', ReceiptText],
  ['REQUEST_A_CALLBACK', Phone],
] as const;

/** One row per service that the viewer may request or open. */
function Services({ policy, viewer }: { policy: Policy; viewer: Viewer }) {
  const { t } = useTranslation('services');
  const canOpen = useCanOpen();
  const [openDialog, setOpenDialog] = useState<DialogType>();
  const { id: policyId, policyNumber, carrierDetails } = policy;
  const may = (type: ServiceType) => mayRequestService(viewer, type);
  const dialogRow = ([type, icon]: readonly [DialogType, IconNode]) =>
    may(type) ? (
      <Row key={type} icon={icon}>
        {(content) => (
          <button type="button" className={styles.row} aria-haspopup="dialog" onClick={() => setOpenDialog(type)}>
            {content(t(`serviceType.${type}`))}
          </button>
        )}
      </Row>
    ) : null;
  const ofPolicy = new URLSearchParams({ isFromPolicyService: 'true', policyNumber, policyId });
  const claimLink = canOpen(urls.claims.create)
    ? { text: t('claim'), to: `${urls.claims.create}?${ofPolicy}` }
    : canOpen(urls.claims.report)
      ? { text: t('reportClaim'), to: `${urls.claims.report}?${new URLSearchParams({ policyId, step: 'loss' })}` }
      : undefined;
  const paymentUrl = carrierDetails?.paymentUrl ?? null;
  const rows = [
    may('CHANGE_OF_MAILING_ADDRESS') && canOpen(urls.policies.mailingAddress) ? (
      <Row key="address" icon={MapPin}>
        {(content) => (
          <RouterLink
            className={styles.row}
            to={`${urls.policies.mailingAddress}?${new URLSearchParams({ policyId })}`}
          >
            {content(t('serviceType.CHANGE_OF_MAILING_ADDRESS'))}
          </RouterLink>
        )}
      </Row>
    ) : null,
    ...firstDialogs.map(dialogRow),
    claimLink ? (
      <Row key="claim" icon={LifeBuoy}>
        {(content) => (
          <RouterLink className={styles.row} to={claimLink.to}>
            {content(claimLink.text)}
          </RouterLink>
        )}
      </Row>
    ) : null,
    ...lastDialogs.map(dialogRow),
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
  return (
    <Card title={t('title')} padding="none">
      <ul className={styles.list}>{rows}</ul>
      <RequestDialog open={openDialog ? { type: openDialog, policy, onClose: () => setOpenDialog(undefined) } : null} />
    </Card>
  );
}

function Row({ icon, children }: { icon: IconNode; children: (content: (name: string) => ReactNode) => ReactNode }) {
  return (
    <li className={styles.item}>
      {children((name) => (
        <>
          <span className={styles.mark} aria-hidden>
            <Icon of={icon} size={16} strokeWidth={1.75} />
          </span>
          <span className={styles.label}>{name}</span>
          <span className={styles.onward} aria-hidden>
            <Icon of={ChevronRight} size={16} strokeWidth={1.75} />
          </span>
        </>
      ))}
    </li>
  );
}
