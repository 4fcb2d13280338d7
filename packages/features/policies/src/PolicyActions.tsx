import { RouterLink, RowLink, renewalAddress, to, urls, useCanOpen } from '@fairlead/kit';
import { mayPayPolicy, mayReadCertificates } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Icon, IconButton, Menu, MenuItem, RowAction } from '@fairlead/ui';
import { Award, CreditCard, Ellipsis, Eye, FileText, Pencil, RefreshCw } from 'lucide';
import { useTranslation } from 'react-i18next';
import type { PolicySummary } from './policies.api';
import { useCanRenew } from './renew/useRenewal';

interface PolicyActionsProps {
  policy: PolicySummary;
  /** Whether the contact accepts a new term. */
  renewable?: boolean;
}

/** Row actions of a policy. Shows only the pages that the user may open. */
export function PolicyActions({ policy, renewable = true }: PolicyActionsProps) {
  const { t } = useTranslation(['policies', 'kit']);
  const { me, viewer } = useAuth();
  const canOpen = useCanOpen();
  const canRenew = useCanRenew()(policy) && renewable;
  if (!viewer) return null;
  const { id, serial, carrierDetails } = policy;
  const paymentUrl = carrierDetails?.paymentUrl ?? null;
  const certificates = mayReadCertificates(viewer, me?.user.id ?? '', policy);
  const [detail, edit] = [canOpen(urls.policies.detail), canOpen(urls.policies.edit)];
  return (
    <>
      {paymentUrl !== null && mayPayPolicy(viewer, policy, paymentUrl) ? (
        <RowAction
          asChild
          label={t('row.pay', { serial })}
          text={t('pay')}
          icon={<Icon of={CreditCard} size={16} strokeWidth={1.75} />}
        >
          {/* biome-ignore lint/a11y/useAnchorContent: RowAction brings its name */}
          <a href={paymentUrl} target="_blank" rel="noreferrer" />
        </RowAction>
      ) : null}
      {canOpen(urls.policies.view) ? (
        <RowLink
          icon={Eye}
          label={t('row.view', { serial })}
          text={t('row.viewVerb')}
          to={to(urls.policies.view, { id })}
        />
      ) : null}
      {certificates && canOpen(urls.policies.certificates) ? (
        <RowLink
          icon={Award}
          label={t('row.certificates', { serial })}
          text={t('certificates')}
          to={to(urls.policies.certificates, { id })}
        />
      ) : null}
      {detail || edit ? (
        <Menu
          label={t('row.more', { serial })}
          align="end"
          trigger={
            <IconButton size="small" label={t('row.more', { serial })}>
              <Icon of={Ellipsis} />
            </IconButton>
          }
        >
          {detail ? (
            <MenuItem asChild icon={<Icon of={FileText} />}>
              <RouterLink to={to(urls.policies.detail, { id })}>{t('details')}</RouterLink>
            </MenuItem>
          ) : null}
          {detail && canRenew ? (
            <MenuItem asChild icon={<Icon of={RefreshCw} />}>
              <RouterLink to={renewalAddress(id)}>{t('renew.do')}</RouterLink>
            </MenuItem>
          ) : null}
          {edit ? (
            <MenuItem asChild icon={<Icon of={Pencil} />}>
              <RouterLink to={to(urls.policies.edit, { id })}>{t('kit:row.editVerb')}</RouterLink>
            </MenuItem>
          ) : null}
        </Menu>
      ) : null}
    </>
  );
}
