import { dayInput, FormPage, RecordGate, urls, useRecordForm } from '@fairlead/kit';
import { DAY, localDay } from '@fairlead/rules';
import { DateField, FormGrid, FullRow, MoneyField, NumberField, Select, TextField } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { couponForm } from './couponForm';
import { type Coupon, useCoupon, useSaveCoupon } from './coupons.api';

const { Field } = couponForm;

export default function CouponFormScreen() {
  const { t } = useTranslation('coupons');
  const { id = null } = useParams();
  const state = useCoupon(id);
  if (id === null) return <CouponForm />;
  return (
    <RecordGate key={id} title={t('update')} state={state} backTo={urls.coupons.list}>
      {(coupon) => <CouponForm coupon={coupon} latest={state.data} />}
    </RecordGate>
  );
}

interface CouponFormProps {
  /** Record as it was when editing started. */
  coupon?: Coupon;
  /** Record as last loaded from the server. */
  latest?: Coupon | undefined;
}

function CouponForm({ coupon, latest }: CouponFormProps) {
  const { t } = useTranslation('coupons');
  const save = useSaveCoupon();
  const form = useRecordForm(couponForm, { record: coupon, latest, save, redirectTo: urls.coupons.list });
  const action = coupon ? t('update') : t('create');
  return (
    <FormPage title={action} form={form} submitLabel={action} cancelTo={urls.coupons.list}>
      <FormGrid>
        <FullRow>
          <Field name="couponCode" as={TextField} autoComplete="off" autoFocus={!coupon} />
        </FullRow>
        <Field name="discountType" as={Select} options={[{ value: 'FIXED', label: t('discountType.FIXED') }]} />
        <Field name="discountAmount" as={MoneyField} />
        <Field name="maxTimesCanBeUsed" as={NumberField} placeholder={t('maxPlaceholder')} />
        <Field name="expirationDate" as={DateField} min={tomorrow()} max={undefined} />
      </FormGrid>
    </FormPage>
  );
}

/** Earliest possible expiration date. */
const tomorrow = () => dayInput(localDay(new Date()) + DAY);
