import { taskKinds } from '@fairlead/rules';
import { SegmentedControl, Select } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import type { WorkFilters } from './useWorkFilters';

/** Fields for the owner and the kind of the shown tasks. */
export function WorkFilterFields({ filters }: { filters: WorkFilters }) {
  const { t } = useTranslation('tasks');
  return (
    <>
      <SegmentedControl
        label={t('scope')}
        hideLabel
        value={filters.workScope}
        onValueChange={filters.chooseScope}
        options={[
          { value: 'MINE', label: t('mine') },
          { value: 'TEAM', label: t('team') },
        ]}
      />
      <Select
        label={t('kind')}
        hideLabel
        size="small"
        value={filters.taskKind ?? 'ALL'}
        onValueChange={(value) => filters.chooseKind(taskKinds.find((each) => each === value))}
        options={[
          { value: 'ALL', label: t('allKinds') },
          ...taskKinds.map((value) => ({ value, label: t(`taskKind.${value}`) })),
        ]}
      />
    </>
  );
}
