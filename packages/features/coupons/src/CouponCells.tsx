import { formatCount, formatDay, formatUsd, useNow } from '@fairlead/kit';
import { isExpired, usesRemaining } from '@fairlead/rules';
import { Box, Chip, Inline, MeterBar, Text } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import * as styles from './CouponCells.css';
import type { Coupon } from './coupons.api';

/** Code, amount and remaining uses, for the delete dialog. */
export function CouponSubject({ coupon }: { coupon: Coupon }) {
  const { t } = useTranslation('coupons');
  return (
    <Box grow>
      <Inline justify="between" align="stretch" wrap>
        <Text weight="label">{coupon.couponCode}</Text>
        <Text tone="muted" numeric>
          {t('subject', {
            amount: formatUsd(coupon.discountAmount),
            count: usesRemaining(coupon),
            left: formatCount(usesRemaining(coupon)),
          })}
        </Text>
      </Inline>
    </Box>
  );
}

/** Remaining uses, as a number with a bar. */
export function RemainingUses({ coupon }: { coupon: Coupon }) {
  const left = usesRemaining(coupon);
  const share = left / coupon.maxTimesCanBeUsed;
  return (
    <div className={styles.remaining}>
      <MeterBar
        value={left}
        max={coupon.maxTimesCanBeUsed}
        tone={left === 0 ? 'danger' : share < 0.15 ? 'warning' : 'accent'}
      />
      <span className={styles.remainingUses}>{formatCount(left)}</span>
    </div>
  );
}

/** Expiration date, as valid or expired. */
export function ExpiryChip({ coupon }: { coupon: Coupon }) {
  const { t } = useTranslation('coupons');
  // fixed at the first render, so that no coupon expires while the list is open
  const now = useNow();
  const expired = isExpired(coupon.expirationDate, now);
  return (
    <Chip
      tone={expired ? 'danger' : 'success'}
      status={expired ? 'EXPIRED' : 'VALID'}
      title={expired ? t('expired') : t('valid')}
    >
      {formatDay(coupon.expirationDate, 'DD-MMM-YYYY')}
    </Chip>
  );
}
