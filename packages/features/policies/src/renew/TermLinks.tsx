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

/** Links to the policies of the previous and the next term, or to the quote for the next term. */
export function TermLinks({ policy, page = urls.policies.detail }: TermLinksProps) {
  const { t } = useTranslation('policies');
  const { previousTerm, nextTerm, renewalQuote } = policy;
  if (!previousTerm && !nextTerm && !renewalQuote) return null;
  return (
    <div className={styles.links}>
      {previousTerm ? (
        <TermLink
          href={to(page, { id: previousTerm.id })}
          text={t('term.previous')}
          name={nameOf(previousTerm)}
          premium={previousTerm.premium}
          before={<Icon of={ArrowLeft} size={16} aria-hidden />}
        />
      ) : (
        <span />
      )}
      {nextTerm ? (
        <TermLink
          href={to(page, { id: nextTerm.id })}
          text={t('term.next')}
          name={nameOf(nextTerm)}
          premium={nextTerm.premium}
          after={<Icon of={ArrowRight} size={16} aria-hidden />}
        />
      ) : renewalQuote ? (
        <TermLink
          href={to(urls.quotes.view, { id: renewalQuote.id })}
          text={t('term.nextQuote')}
          name={renewalQuote.serial}
          premium={renewalQuote.premium}
          after={<Icon of={ArrowRight} size={16} aria-hidden />}
        />
      ) : null}
    </div>
  );
}

/** Days of a term, or its policy number while it has none. */
function nameOf({ effectiveDate, expiredDate, policyNumber }: Schemas['PolicyTermLink']): string {
  const days = [effectiveDate, expiredDate].map(formatOptionalDay).filter((day) => day !== null);
  return days.length === 0 ? policyNumber : days.join(' – ');
}

interface TermLinkProps {
  href: string;
  text: string;
  name: string;
  /** In USD. */
  premium: number | null;
  before?: React.ReactNode;
  after?: React.ReactNode;
}

function TermLink({ href, text, name, premium, before, after }: TermLinkProps) {
  return (
    <RouterLink to={href} className={styles.link}>
      {before}
      <Text asChild size="label" tone="muted">
        <span>{text}</span>
      </Text>{' '}
      <Text asChild size="label" tone="accent" weight="label" numeric>
        <span>{name}</span>
      </Text>{' '}
      <Text asChild size="label" tone="muted" numeric>
        <span>{formatPremium(premium)}</span>
      </Text>
      {after}
    </RouterLink>
  );
}
