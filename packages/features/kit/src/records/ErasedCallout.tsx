import { Callout, Icon } from '@fairlead/ui';
import { Eraser } from 'lucide';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Explains why the page of a record of an erased contact lacks the actions that add personal data. */
export default function ErasedCallout(): ReactNode {
  const { t } = useTranslation('kit');
  return (
    <Callout icon={<Icon of={Eraser} />} title={t('erased.title')}>
      {t('erased.text')}
    </Callout>
  );
}
