import { isMoney, premiumChange, toCents } from '@fairlead/rules';
import { Icon, parseNumber, useLocale } from '@fairlead/ui';
import { ArrowDownRight, ArrowUpRight } from 'lucide';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../facts';
import * as styles from './renew.css';
import { renewForm } from './renewForm';

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', signDisplay: 'exceptZero' });
/** Difference between the entered premium and the current one, in USD. */
export function PremiumDifference({ before }: { before: number }) {
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
      <span className={styles.differenceLabel}>{t('renew.difference')}</span>
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
