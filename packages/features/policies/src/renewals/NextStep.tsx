import { RouterLink, to, urls, useCanOpen, usePageKeys } from '@fairlead/kit';
import { mayRenewPolicies, type RenewalStep, renewalStep } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Button } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { useCanRenew } from '../renew/useRenewal';
import type { Renewal } from './renewals.api';

interface NextStepProps {
  renewal: Renewal;
  /** Opens the renewal dialog of a policy. */
  onRenew: (policyId: string) => void;
}

interface Page {
  /** Route of the page. */
  pattern: string;
  href: string;
}

/** Page of a step. Undefined for the step that opens a dialog. */
function pageOf(step: RenewalStep, { id, nextPolicyId, opportunityId, renewalQuote }: Renewal): Page | undefined {
  const policyPage = (policyId: string): Page => ({
    pattern: urls.policies.detail,
    href: to(urls.policies.detail, { id: policyId }),
  });
  switch (step) {
    case 'RENEW':
      return undefined;
    case 'OPEN_RENEWAL':
      return policyPage(nextPolicyId ?? id);
    case 'SEE_REASON':
      return policyPage(id);
    case 'ADD_QUOTE':
      return { pattern: urls.opportunities.list, href: `${urls.opportunities.list}?open=${opportunityId ?? ''}` };
    default:
      return { pattern: urls.quotes.view, href: to(urls.quotes.view, { id: renewalQuote?.id ?? '' }) };
  }
}

/** Steps that do not change anything. */
const readingSteps: readonly RenewalStep[] = ['OPEN_RENEWAL', 'OPEN_QUOTE', 'SEE_REASON'];

/** Next step of a renewal, for users who may take it. */
export function NextStep({ renewal, onRenew }: NextStepProps) {
  const { t } = useTranslation('policies');
  const { viewer } = useAuth();
  const canOpen = useCanOpen();
  const canRenew = useCanRenew()(renewal);
  const step = renewalStep(renewal);
  const page = pageOf(step, renewal);
  const label = `${t(`renewals.step.${step}`)}: ${renewal.policyNumber}`;
  if (page === undefined)
    return canRenew ? (
      <Button
        block
        size="small"
        variant="soft"
        tone="accent"
        data-next-step
        aria-label={label}
        onClick={() => onRenew(renewal.id)}
      >
        {t(`renewals.step.${step}`)}
      </Button>
    ) : null;
  const isReading = readingSteps.includes(step);
  if (!viewer || !canOpen(page.pattern) || !(isReading || mayRenewPolicies(viewer))) return null;
  return (
    <Button asChild block size="small" {...(isReading ? { variant: 'ghost' } : { variant: 'soft', tone: 'accent' })}>
      <RouterLink to={page.href} data-next-step aria-label={label}>
        {t(`renewals.step.${step}`)}
      </RouterLink>
    </Button>
  );
}

/** The key `n` does the next step of the row that has the focus. */
export function useNextStepKey(): void {
  usePageKeys((event) => {
    if (event.key !== 'n') return;
    const step = document.activeElement?.closest('tr')?.querySelector<HTMLElement>('[data-next-step]');
    if (!step) return;
    event.preventDefault();
    step.click();
  });
}
