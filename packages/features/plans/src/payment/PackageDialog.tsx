import type { Schemas } from '@fairlead/api-client/client';
import { formatUsd, useConfig } from '@fairlead/kit';
import { fromCents, isChargeable, MIN_CHARGE_CENTS, toCents } from '@fairlead/rules';
import {
  Alert,
  Button,
  Chip,
  DescriptionList,
  Dialog,
  FormField,
  Icon,
  Inline,
  Stack,
  Text,
  TextField,
  VisuallyHidden,
} from '@fairlead/ui';
import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import type { StripeElementLocale } from '@stripe/stripe-js';
import { Info } from 'lucide';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { detailsOf } from '../plans/plans.api';
import { cardStyle } from './cardStyle';
import { loadStripe } from './loadStripe';
import * as styles from './PackageDialog.css';
import { useCheckout } from './useCheckout';
import { useCouponCheck } from './useCouponCheck';

export interface PackageDialogProps {
  /** Chosen package. */
  offered: Schemas['SubscriptionPackage'];
  /** Current plan of the agency, or null. */
  plan: Schemas['Plan'] | null;
  /** Initial coupon code. */
  couponCode?: string | undefined;
  onClose: () => void;
}

/** Payment dialog with package details, price, coupon and card. */
export function PackageDialog(props: PackageDialogProps) {
  const { t, i18n } = useTranslation('plans');
  const { stripePublishableKey } = useConfig();
  const [failed, setFailed] = useState(false);
  const stripe = loadStripe(stripePublishableKey);
  useEffect(() => {
    stripe.catch(() => setFailed(true));
  }, [stripe]);
  const locale = i18n.language as StripeElementLocale;
  return (
    <Elements stripe={stripe} options={{ locale }}>
      <Checkout {...props} notice={failed ? <Alert tone="danger" title={t('card.unavailable')} /> : null} />
    </Elements>
  );
}

function Checkout({ offered, plan, couponCode = '', onClose, notice }: PackageDialogProps & { notice: ReactNode }) {
  const { t } = useTranslation('plans');
  const [stripe, elements] = [useStripe(), useElements()];
  const coupon = useCouponCheck(offered.id, couponCode);
  const [card, setCard] = useState<{ complete: boolean; error?: string | undefined }>({ complete: false });
  const [style] = useState(cardStyle);
  const formId = useId();

  const applied = coupon.state.status === 'applied' ? coupon.state.check : undefined;
  const toPay = applied?.totalAmount ?? offered.price;
  const belowMinimum = !isChargeable(toCents(toPay));
  const free = toPay === 0;
  const blocked = coupon.state.status === 'invalid' || coupon.state.status === 'checking' || belowMinimum;
  const createToken = async () => {
    if (free) return null;
    const element = elements?.getElement(CardElement);
    if (!stripe || !element) return undefined;
    const { token, error } = await stripe.createToken(element);
    if (error) setCard({ complete: false, error: error.message });
    return token?.id;
  };
  const confirm = async (clientSecret: string) => {
    setCard({ complete: false });
    // The repeated request tells the outcome.
    await stripe?.handleNextAction({ clientSecret });
  };
  const { pay, paying, confirming, serverError } = useCheckout(
    { createToken, confirm },
    { onCouponRefused: coupon.refuse, onDone: onClose },
  );
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    // The dialog returns from the bank with disabled fields and focuses the pay button, which needs a new card now.
    const isLost = activeElement === body || activeElement?.matches(':disabled');
    if (serverError && !paying && isLost) form.current?.querySelector('input')?.focus();
  }, [serverError, paying]);
  const ready = !blocked && !paying && (free || card.complete);
  const purchase = {
    packageId: offered.id,
    couponId: applied?.coupon.id ?? null,
    amount: toPay,
    planId: plan?.agencySubscriptionId ?? null,
  };
  const couponHint =
    coupon.state.status === 'checking'
      ? t('couponChecking')
      : coupon.dropped
        ? t('couponDropped', { code: coupon.dropped })
        : t('couponHint');
  const minimum = formatUsd(fromCents(MIN_CHARGE_CENTS));

  return (
    <Dialog
      // The bank's own dialog needs the focus and the pointer, which a modal dialog keeps to itself.
      open={!confirming}
      onOpenChange={(open) => (open || paying ? undefined : onClose())}
      title={t('dialog.title')}
      footer={
        <>
          <Button onClick={onClose} disabled={paying}>
            {t('dialog.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="solid"
            tone="accent"
            loading={paying}
            disabled={!ready && !paying}
          >
            {plan ? t('dialog.update') : t('dialog.create')}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        aria-label={t('dialog.title')}
        onSubmit={(event) => {
          event.preventDefault();
          if (ready) void pay(purchase);
        }}
      >
        <Stack gap={20}>
          <div className={styles.summary}>
            <Inline justify="between" align="baseline" gap={16}>
              <Text weight="label">{offered.packageName}</Text>
              <Text weight="label" numeric>
                {formatUsd(offered.price)}
              </Text>
            </Inline>
            <Text tone="muted">
              {[t(`subscriptionDuration.${offered.subscriptionDuration}`), ...detailsOf(offered)].join(', ')}
            </Text>
          </div>
          <TextField
            label={t('coupon')}
            placeholder={t('couponPlaceholder')}
            hint={couponHint}
            error={coupon.state.status === 'invalid' ? coupon.state.message : undefined}
            trailing={applied ? <Chip tone="success">{t('couponApplied')}</Chip> : undefined}
            value={coupon.text}
            onChange={(event) => coupon.type(event.target.value)}
            autoComplete="off"
            maxLength={64}
            disabled={paying}
          />
          {free ? (
            <Text tone="muted">{t('card.free')}</Text>
          ) : (
            <FormField
              label={
                <>
                  {t('card')} <VisuallyHidden>{t('card.required')}</VisuallyHidden>
                </>
              }
              hint={t('card.hint')}
              error={card.error}
              required
              group
            >
              {({ id, 'aria-labelledby': labelledBy, 'aria-describedby': describedBy }) => (
                <div
                  role="group"
                  id={id}
                  aria-labelledby={labelledBy}
                  aria-describedby={describedBy}
                  className={styles.entry}
                  data-invalid={card.error ? '' : undefined}
                  data-disabled={paying ? '' : undefined}
                >
                  <CardElement
                    options={{ hidePostalCode: true, disabled: paying, style }}
                    onChange={({ complete, error }) => setCard({ complete, error: error?.message })}
                  />
                </div>
              )}
            </FormField>
          )}
          <Amounts price={offered.price} discount={applied?.discountAmount ?? 0} toPay={toPay} />
          {belowMinimum ? <Alert tone="warning" title={t('belowMinimum', { minimum })} /> : null}
          {plan ? <NewPeriod plan={plan} /> : null}
          {serverError ? <Alert tone="danger" title={serverError} /> : null}
          {notice}
        </Stack>
      </form>
    </Dialog>
  );
}

function Amounts({ price, discount, toPay }: { price: number; discount: number; toPay: number }) {
  const { t } = useTranslation('plans');
  const discountText = (
    <Text asChild tone="success">
      <span>{formatUsd(-discount)}</span>
    </Text>
  );
  const amount = <span className={styles.amount}>{formatUsd(toPay)}</span>;
  return (
    <div aria-live="polite">
      <DescriptionList
        layout="ends"
        items={[
          { term: t('price'), description: formatUsd(price) },
          { term: t('discount'), description: discount > 0 ? discountText : formatUsd(0) },
        ]}
      />
      <div className={styles.total}>
        <DescriptionList layout="ends" items={[{ term: t('amountToPay'), description: amount }]} />
      </div>
    </div>
  );
}

/** Note on what happens to the current plan. */
function NewPeriod({ plan }: { plan: Schemas['Plan'] }) {
  const { t } = useTranslation('plans');
  const { packageName } = plan.subscriptionPackage;
  return (
    <Inline gap={6} align="start">
      <Icon of={Info} size={16} className={styles.note} aria-hidden="true" />
      <Text size="label" tone="muted">
        {plan.status === 'EXPIRED' ? t('dialog.newPeriodAgain') : t('dialog.newPeriod', { plan: packageName })}
      </Text>
    </Inline>
  );
}
