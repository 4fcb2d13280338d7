import { formatDay, LoadedRows, type PanelProps, panelSizes, RouterLink, to, urls, useCanOpen } from '@fairlead/kit';
import { Button, Icon } from '@fairlead/ui';
import { LifeBuoy } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClaimChip } from './ClaimChip';
import { usePolicyClaims } from './claims.api';

/** Claims panel of the policy page. */
export default function PolicyClaims({ id, readOnly }: PanelProps) {
  const { t } = useTranslation(['claims', 'kit', 'shell']);
  const canOpen = useCanOpen();
  const [size, setSize] = useState<number>(panelSizes.few);
  return (
    <LoadedRows
      title={t('shell:claims')}
      empty={t('ofPolicyNone')}
      failed={t('kit:list.failed')}
      state={usePolicyClaims(id, size)}
      onShowAll={() => setSize(panelSizes.all)}
      actions={
        canOpen(urls.claims.report) && !readOnly ? (
          <Button asChild variant="ghost" size="small" leadingIcon={<Icon of={LifeBuoy} />}>
            <RouterLink to={`${urls.claims.report}?${new URLSearchParams({ policyId: id, step: 'loss' })}`}>
              {t('report')}
            </RouterLink>
          </Button>
        ) : null
      }
      rowOf={({ id: claimId, serial, claimType, lossDate, claimStatus }) => ({
        id: claimId,
        name: `${serial} ${t(`claimType.${claimType}`)}`,
        to: to(urls.claims.view, { id: claimId }),
        meta: `${t('lossDate')} ${formatDay(lossDate)}`,
        aside: <ClaimChip status={claimStatus} />,
      })}
    />
  );
}
