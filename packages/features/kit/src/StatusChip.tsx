import { Chip } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { statusOf } from './form/status';

/** Active or inactive, as a chip. */
export function StatusChip({ active }: { active: boolean }) {
  const { t } = useTranslation('kit');
  const status = statusOf(active);
  return (
    <Chip tone={active ? 'success' : 'neutral'} status={status}>
      {t(`status.${status}`)}
    </Chip>
  );
}
