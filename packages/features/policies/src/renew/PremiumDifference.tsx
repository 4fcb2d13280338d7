import { isMoney, premiumChange, toCents } from '@fairlead/rules';
import { Icon, parseNumber, useLocale } from '@fairlead/ui';
import { ArrowDownRight, ArrowUpRight } from 'lucide';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../facts';
import type { Policy } from '../policies.api';
import * as styles from './renew.css';
import { renewForm } from './renewForm';

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', signDisplay: 'exceptZero' });

interface PremiumDifferenceProps {
  /** Current premium in USD. */
  before: number;
  /** Quote for the next term. Named while its premium is entered. */
  quote: Policy['renewalQuote'];
}

/** Difference between the entered premium and the current one, in USD. */
export function PremiumDifference({ before, quote }: PremiumDifferenceProps) {
  const { t } = useTranslation('policies');
  const locale = useLocale();
  const { control } = renewForm.useContext();
  const entered = parseNumber(useWatch({ control, name: 'premium' }), locale);
  const change =
    entered !== undefined && isMoney(entered) && entered >= 0
      ? premiumChange(toCents(before), toCents(entered))
      : undefined;
  return (
    <div className={styles.difference[change?.level ?? 'same']} data-level={change?.level}>
      <span className={styles.differenceLabel}>
        {t('renew.difference')}
        {quote && entered === quote.premium ? (
          <>
            {' '}
            <span className={styles.fromQuote}>{t('renew.fromQuote', { serial: quote.serial })}</span>
          </>
        ) : null}
      </span>
      {change ? (
        <strong className={styles.differenceValue}>
          {change.cents === 0 ? null : (
            <Icon of={change.cents > 0 ? ArrowUpRight : ArrowDownRight} size={16} aria-hidden />
          )}
          <span>{usd.format(change.cents / 100)}</span>
          {change.percent === null ? null : <span>{formatPercent(change.percent)}</span>}
        </strong>
      ) : (
        <span>{t('renew.enterPremium')}</span>
      )}
    </div>
  );
}
