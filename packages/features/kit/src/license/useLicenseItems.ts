import type { Schemas } from '@fairlead/api-client/client';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../formats';

type License = Pick<Schemas['AgencyAgent'], 'licenseNumber' | 'licenseState' | 'licenseExpirationDate'>;

/** The license of an agent as items of a `DescriptionList`. */
export function useLicenseItems({ licenseNumber, licenseState, licenseExpirationDate }: License) {
  const { t } = useTranslation('kit');
  return [
    { term: t('license.number'), description: licenseNumber },
    { term: t('license.state'), description: licenseState },
    {
      term: t('license.expirationDate'),
      description: licenseExpirationDate === null ? '' : formatDay(licenseExpirationDate, 'DD-MMM-YYYY'),
    },
  ];
}
