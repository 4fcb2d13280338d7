import { EntriesSection } from '@fairlead/kit';
import { COVERAGE_DESCRIPTION_MAX_LENGTH, COVERAGE_TEXT_MAX_LENGTH } from '@fairlead/rules';
import { useTranslation } from 'react-i18next';
import { CoverageTable } from '../CoverageTable';
import { type Policy, useDeleteCoverage, useReadCoverages, useSaveCoverages } from '../policies.api';

interface PolicyCoveragesProps {
  policy: Policy;
  editable: boolean;
}

/** Coverages and limits. Agents edit them in place. */
export function PolicyCoverages({ policy: { id, coverages }, editable }: PolicyCoveragesProps) {
  const { t } = useTranslation('policies');
  const save = useSaveCoverages(id, (kept, sent) => t('coverages.saved', { kept, sent }));
  const remove = useDeleteCoverage();
  const readCurrent = useReadCoverages(id);
  return (
    <EntriesSection
      min={0}
      title={t('coverages')}
      fields={[
        { name: 'name', label: t('coverage.name'), required: true, max: COVERAGE_TEXT_MAX_LENGTH },
        { name: 'value', label: t('coverage.value'), required: true, max: COVERAGE_TEXT_MAX_LENGTH },
        { name: 'description', label: t('coverage.description'), long: true, max: COVERAGE_DESCRIPTION_MAX_LENGTH },
      ]}
      entries={coverages}
      rowLabel={(index) => t('coverage.number', { number: index + 1 })}
      addLabel={t('coverage.add')}
      editable={editable}
      bleed
      onSave={save}
      onRemove={remove}
      readCurrent={readCurrent}
    >
      <CoverageTable coverages={coverages} />
    </EntriesSection>
  );
}
