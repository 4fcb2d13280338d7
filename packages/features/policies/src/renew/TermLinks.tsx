import type { Schemas } from '@fairlead/api-client/client';
import { RouterLink, to, urls } from '@fairlead/kit';
import { Icon, Text } from '@fairlead/ui';
import { ArrowLeft, ArrowRight } from 'lucide';
import { useTranslation } from 'react-i18next';
import { formatOptionalDay, formatPremium } from '../facts';
import type { Policy } from '../policies.api';
import * as styles from './termLinks.css';

interface TermLinksProps {
  policy: Policy;
  /** Page that the links open. Defaults to the page on which policies are edited. */
  page?: TermPage;
}
type TermPage = typeof urls.policies.detail | typeof urls.policies.view;

/** Links to the policies of the previous and the next term. */
export function TermLinks({ policy: { previousTerm, nextTerm }, page = urls.policies.detail }: TermLinksProps) {
  const { t } = useTranslation('policies');
  if (!previousTerm && !nextTerm) return null;
  return (
    <div className={styles.links}>
      {previousTerm ? (
        <TermLink
          term={previousTerm}
          page={page}
          text={t('term.previous')}
          before={<Icon of={ArrowLeft} size={16} aria-hidden />}
        />
      ) : (
        <span />
      )}
      {nextTerm ? (
        <TermLink
          term={nextTerm}
          page={page}
          text={t('term.next')}
          after={<Icon of={ArrowRight} size={16} aria-hidden />}
        />
      ) : null}
    </div>
  );
}

interface TermLinkProps {
  term: Schemas['PolicyTermLink'];
  page: TermPage;
  text: string;
  before?: React.ReactNode;
  after?: React.ReactNode;
}

function TermLink({ term, page, text, before, after }: TermLinkProps) {
  const { id, effectiveDate, expiredDate, premium, policyNumber } = term;
  const days = [effectiveDate, expiredDate].map(formatOptionalDay).filter((day) => day !== null);
  return (
    <RouterLink to={to(page, { id })} className={styles.link}>
      {before}
      <Text asChild size="label" tone="muted">
        <span>{text}</span>
      </Text>{' '}
      <Text asChild size="label" tone="accent" weight="label" numeric>
        <span>{days.length === 0 ? policyNumber : days.join(' – ')}</span>
      </Text>{' '}
      <Text asChild size="label" tone="muted" numeric>
        <span>{formatPremium(premium)}</span>
      </Text>
      {after}
    </RouterLink>
  );
}
