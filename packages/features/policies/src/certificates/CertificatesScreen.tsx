import { CardSkeleton, LoadError, PageTitle, RecordGate, StaleAlert, urls } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { Button, DocumentArt, EmptyState, Grid, Icon, PageHeader, Stack } from '@fairlead/ui';
import { Plus } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { CardPagination, firstPage } from '../CardPagination';
import { PolicyLine } from '../PolicyLine';
import { type Policy, usePolicy } from '../policies.api';
import { CertificateCard } from './CertificateCard';
import { useCertificates } from './certificates.api';
import { RequestCertificate } from './RequestCertificate';

/** Certificates of insurance of a policy. Customers request them and agents send them. */
export default function CertificatesScreen() {
  const { t } = useTranslation('policies');
  const { id } = useParams();
  return (
    <RecordGate key={id} title={t('certificates')} state={usePolicy(id)} backTo={urls.policies.list}>
      {(policy) => <Certificates policy={policy} />}
    </RecordGate>
  );
}

function Certificates({ policy }: { policy: Policy }) {
  const { t } = useTranslation('policies');
  const { viewer } = useAuth();
  const [page, setPage] = useState(firstPage);
  const [requesting, setRequesting] = useState(false);
  const { data, error, receivedAt, mutate } = useCertificates(policy.id, page);
  const state = data ? (data.totalElements > 0 ? 'ready' : 'empty') : error ? 'error' : 'loading';
  const isCustomer = viewer?.role === 'CUSTOMER';
  const request = isCustomer ? (
    <Button
      writes
      variant="solid"
      tone="accent"
      leadingIcon={<Icon of={Plus} size={16} />}
      onClick={() => setRequesting(true)}
    >
      {t('certificates.request')}
    </Button>
  ) : null;
  return (
    <Stack gap={20} data-state={state}>
      <PageTitle>{`${t('certificates')} · ${policy.policyNumber}`}</PageTitle>
      <Stack gap={4}>
        <PageHeader title={t('certificates')} count={data?.totalElements} actions={request} />
        <PolicyLine policyId={policy.id} />
      </Stack>
      {error && receivedAt ? <StaleAlert failure={error} since={receivedAt} onRetry={() => mutate()} /> : null}
      {error && !data ? (
        <LoadError title={t('certificates.failed')} failure={error} onRetry={() => mutate()} />
      ) : data === undefined ? (
        <CardSkeleton />
      ) : data.content.length === 0 ? (
        <EmptyState
          illustration={<DocumentArt />}
          title={t('certificates.none')}
          description={t(isCustomer ? 'certificates.noneCustomerText' : 'certificates.noneText')}
        />
      ) : (
        <Grid columns={{ xs: 1, md: 2, lg: 3 }}>
          {data.content.map((certificate) => (
            <CertificateCard key={certificate.id} policy={policy} certificate={certificate} />
          ))}
        </Grid>
      )}
      <CardPagination page={page} data={data} onPageChange={setPage} />
      {requesting ? <RequestCertificate policy={policy} onClose={() => setRequesting(false)} /> : null}
    </Stack>
  );
}
