import { useFieldText } from '@fairlead/kit';
import { useTranslation } from 'react-i18next';
import { needs } from './claimFields';

/** What is wrong with a field, in the words of this area where it has some. */
export function useFaultText() {
  const { t } = useTranslation('claims');
  const fieldText = useFieldText();
  return (label: string, error: { type?: string | undefined; message?: string | undefined } | undefined) => {
    const own = needs.find((each) => each === error?.message);
    return own ? t(own) : fieldText(label, error);
  };
}
