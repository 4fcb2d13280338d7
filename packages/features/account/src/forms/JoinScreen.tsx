import { swrDefaults, useRead } from '@fairlead/api-client/swr';
import { canOpen, urls, useProduct, useRouteParams } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { MapArt } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { JoinForm } from './JoinPage';
import { quoteRequestPath, referralRequest } from './joinRequest';
import { BackToSignIn } from './links';
import { Busy, Failed, Outcome } from './Outcome';

/** Sign-up with the referral of an agent: loading, invalid, or the form. */
export default function JoinScreen() {
  const { t } = useTranslation('accountForms');
  const { referral } = useRouteParams(urls.account.join);
  const options = { ...swrDefaults, revalidateOnFocus: false };
  const insurance = useSearchParams()[0].get('insurance');
  const { data, error, mutate } = useRead(referralRequest({ referral, insurance }), options);
  const product = useProduct();
  const { viewer } = useAuth();
  // a signed-in customer can request a quote without another sign-up
  if (data?.insuranceType && viewer && canOpen(product, urls.products.list, viewer))
    return <Navigate to={quoteRequestPath(data.insuranceType)} replace />;
  if (data) return <JoinForm key={referral} referral={referral} {...data} />;
  if (!error) return <Busy title={t('join.title')} text={t('join.checking')} />;
  if (error.status !== 404 && error.status !== 400)
    return <Failed title={t('join.title')} heading={t('join.failed')} failure={error} onRetry={() => mutate()} />;
  return (
    <Outcome
      title={t('join.invalid')}
      heading={t('join.invalid')}
      text={t('join.invalidText')}
      illustration={<MapArt />}
      state="not-found"
    >
      <BackToSignIn />
    </Outcome>
  );
}
