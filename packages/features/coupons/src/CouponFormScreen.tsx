import { FormPage, formatDay, RecordGate, showFailure, urls, useFieldText } from '@fairlead/kit';
import { DAY, localDay } from '@fairlead/rules';
import {
  Alert,
  Button,
  DateField,
  FormGrid,
  FullRow,
  MoneyField,
  NumberField,
  Select,
  TextField,
  toast,
  useLocale,
} from '@fairlead/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
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
  /** The record as it was when editing began. */
  coupon?: Coupon;
  /** The record as the server has it now. */
  latest?: Coupon;
}

function CouponForm({ coupon, latest }: CouponFormProps) {
  const { t } = useTranslation('coupons');
  const navigate = useNavigate();
  const save = useSaveCoupon();
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

  const submit = form.handleSubmit(async (body) => {
    const stored = coupon && { couponId: coupon.id, version: latest?.version ?? coupon.version };
    const result = await save(body, stored);
    if (!result.ok) return showFailure(form, result.failure);
    toast.success(result.message);
    await navigate(urls.coupons.list);
  });

  return (
    <FormPage
      title={action}
      formState={formState}
      onSubmit={() => void submit()}
      submitLabel={action}
      cancelTo={urls.coupons.list}
      notice={
        errors.root?.server ? (
          <Refused
            text={errors.root.server.message ?? ''}
            current={errors.root.server.type === 'stale' ? latest : undefined}
            onLoad={(current) => form.reset(toValues(current, locale))}
          />
        ) : null
      }
    >
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
              options={[{ value: 'FIXED', label: t('type.FIXED') }]}
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

/** The first day that the calendar offers. */
const tomorrow = () => formatDay(localDay(new Date()) + DAY, 'MM/DD/YYYY');

interface RefusedProps {
  text: string;
  /** The record that someone else has saved meanwhile. */
  current: Coupon | undefined;
  onLoad: (current: Coupon) => void;
}

function Refused({ text, current, onLoad }: RefusedProps) {
  const { t } = useTranslation('coupons');
  return (
    <Alert
      tone="danger"
      title={text}
      action={
        current ? (
          <Button size="small" onClick={() => onLoad(current)}>
            {t('stale.load')}
          </Button>
        ) : undefined
      }
    >
      {current ? t('stale.text') : null}
    </Alert>
  );
}
