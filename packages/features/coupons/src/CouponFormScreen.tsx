import { FormPage, formatDay, RecordGate, urls, useFieldText, useSaving } from '@fairlead/kit';
import { DAY, localDay } from '@fairlead/rules';
import { DateField, FormGrid, FullRow, MoneyField, NumberField, Select, TextField, useLocale } from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { type CouponBody, type CouponValues, couponSchema, emptyCoupon, toValues } from './couponForm';
import { type Coupon, useCoupon, useSaveCoupon } from './coupons.api';

export default function CouponFormScreen() {
  const { t } = useTranslation('coupons');
  const { id = null } = useParams();
  const state = useCoupon(id);
  if (id === null) return <CouponForm />;
  return (
    <RecordGate key={id} title={t('update')} state={state} backTo={urls.coupons.list}>
      {(coupon) => <CouponForm coupon={coupon} latest={state.data ?? coupon} />}
    </RecordGate>
  );
}

interface CouponFormProps {
  /** Record as it was when editing started. */
  coupon?: Coupon;
  /** Record as last loaded from the server. */
  latest?: Coupon;
}

function CouponForm({ coupon, latest }: CouponFormProps) {
  const { t } = useTranslation('coupons');
  const fieldText = useFieldText();
  const locale = useLocale();
  const schema = useMemo(() => couponSchema(locale), [locale]);
  const form = useForm<CouponValues, unknown, CouponBody>({
    resolver: zodResolver(schema),
    defaultValues: coupon ? toValues(coupon, locale) : emptyCoupon,
  });
  const { register, control, formState } = form;
  const { errors } = formState;
  const action = coupon ? t('update') : t('create');

  const save = useSaveCoupon();
  const saving = useSaving(form, {
    record: coupon,
    latest,
    valuesOf: (record) => toValues(record, locale),
    save,
    leadsTo: urls.coupons.list,
  });

  return (
    <FormPage title={action} formState={formState} submitLabel={action} cancelTo={urls.coupons.list} {...saving}>
      <FormGrid>
        <FullRow>
          <TextField
            {...register('couponCode')}
            label={t('couponCode')}
            hint={t('codeHint')}
            error={fieldText(t('couponCode'), errors.couponCode)}
            required
            autoComplete="off"
            autoFocus={!coupon}
          />
        </FullRow>
        <Controller
          control={control}
          name="discountType"
          render={({ field }) => (
            <Select
              label={t('discountType')}
              hint={t('typeHint')}
              error={fieldText(t('discountType'), errors.discountType)}
              options={[{ value: 'FIXED', label: t('discountType.FIXED') }]}
              value={field.value}
              onValueChange={field.onChange}
              ref={field.ref}
              required
            />
          )}
        />
        <MoneyField
          {...register('discountAmount')}
          label={t('discountAmount')}
          error={fieldText(t('discountAmount'), errors.discountAmount)}
          required
        />
        <NumberField
          {...register('maxTimesCanBeUsed')}
          label={t('maxTimesCanBeUsed')}
          placeholder={t('maxPlaceholder')}
          error={fieldText(t('maxTimesCanBeUsed'), errors.maxTimesCanBeUsed)}
          required
        />
        <DateField
          {...register('expirationDate')}
          min={tomorrow()}
          max={undefined}
          label={t('expirationDate')}
          error={fieldText(t('expirationDate'), errors.expirationDate)}
          required
        />
      </FormGrid>
    </FormPage>
  );
}

/** Earliest possible expiration date. */
const tomorrow = () => formatDay(localDay(new Date()) + DAY, 'MM/DD/YYYY');
