import { CardSkeleton, LoadError } from '@fairlead/kit';
import { mayRequestCertificate } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Button, Card, Icon, Inline, Stack, Text } from '@fairlead/ui';
import { Award } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Policy } from '../policies.api';
import { CertificateCard } from './CertificateCard';
import { useCertificates } from './certificates.api';
import { RequestCertificate } from './RequestCertificate';

/** Certificates shown at first, and added by each "Show more". */
const STEP = 10;

/** Certificates on the policy page, which agents without a license can open too. */
export function CertificatesSection({ policy }: { policy: Policy }) {
  const { t } = useTranslation('policies');
  const [pages, setPages] = useState(1);
  const { data, error, mutate } = useCertificates(policy.id, { pageNo: 0, pageSize: STEP });
  const { me, viewer } = useAuth();
  const [requesting, setRequesting] = useState(false);
  const isErased = policy.contactDetails.erased === true;
  const canRequest = viewer !== null && !isErased && mayRequestCertificate(viewer, me?.user.id ?? '', policy);
  if (!data && !error) return <CardSkeleton />;
  return (
    <Card
      title={t('certificates')}
      actions={
        canRequest ? (
          <Button
            writes
            variant="ghost"
            size="small"
            leadingIcon={<Icon of={Award} />}
            onClick={() => setRequesting(true)}
          >
            {t('certificates.request')}
          </Button>
        ) : null
      }
    >
      {data === undefined ? (
        <LoadError title={t('certificates.failed')} failure={error} onRetry={() => mutate()} />
      ) : data.content.length === 0 ? (
        <Text tone="muted">{t('certificates.none')}</Text>
      ) : (
        <Stack gap={12}>
          {Array.from({ length: pages }, (_, pageNo) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
            <CertificatePage key={pageNo} policy={policy} pageNo={pageNo} />
          ))}
          {data.totalElements > pages * STEP ? (
            <Inline>
              <Button variant="ghost" size="small" onClick={() => setPages(pages + 1)}>
                {t('certificates.more')}
              </Button>
            </Inline>
          ) : null}
        </Stack>
      )}
      {requesting ? <RequestCertificate policy={policy} onClose={() => setRequesting(false)} /> : null}
    </Card>
  );
}

/** One page of certificates. A page that "Show more" adds receives the focus, because the button may disappear. */
function CertificatePage({ policy, pageNo }: { policy: Policy; pageNo: number }) {
  const { t } = useTranslation('policies');
  const { data, error, mutate } = useCertificates(policy.id, { pageNo, pageSize: STEP });
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (pageNo > 0) group.current?.focus();
  }, [pageNo]);
  const first = pageNo * STEP + 1;
  const last = Math.min(first + STEP - 1, data?.totalElements ?? Number.POSITIVE_INFINITY);
  return (
    <Stack
      gap={12}
      ref={group}
      role="group"
      tabIndex={-1}
      aria-label={data ? `${t('certificates')} ${first}–${last}` : t('certificates')}
      aria-busy={!data && !error}
    >
      {data ? (
        data.content.map((certificate) => (
          <CertificateCard key={certificate.id} policy={policy} certificate={certificate} level={3} />
        ))
      ) : error ? (
        <LoadError title={t('certificates.failed')} failure={error} onRetry={() => mutate()} />
      ) : (
        <CardSkeleton />
      )}
    </Stack>
  );
}
