import { Checkbox, Text } from '@fairlead/ui';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Policy } from '../policies.api';
import * as styles from './renew.css';
import { renewForm } from './renewForm';

/** Coverages of the policy. The checked ones are copied to the new term. */
export function CoverageChoices({ coverages }: Pick<Policy, 'coverages'>) {
  const { t } = useTranslation('policies');
  const labelId = useId();
  const { control } = renewForm.useContext();
  const { field } = useController({ control, name: 'coverageIds' });
  const chosen = new Set(field.value);
  const toggle = (id: string, checked: boolean) =>
    field.onChange(
      coverages.map((coverage) => coverage.id).filter((each) => (each === id ? checked : chosen.has(each))),
    );
  return (
    <div role="group" aria-labelledby={labelId} className={styles.coverages}>
      <div className={styles.coveragesHead}>
        <Text asChild size="label" weight="label" id={labelId}>
          <span>{t('section.coverages')}</span>
        </Text>
        <Text asChild size="label" tone="muted" numeric>
          <span>{t('renew.copied', { count: chosen.size, total: coverages.length })}</span>
        </Text>
      </div>
      <div className={styles.coverageList}>
        {coverages.map(({ id, name, value }) => (
          <div key={id} className={styles.coverage}>
            <Checkbox
              label={name}
              checked={chosen.has(id)}
              onChange={({ currentTarget }) => toggle(id, currentTarget.checked)}
              onBlur={field.onBlur}
            />
            <Text asChild weight="label" numeric>
              <span>{value}</span>
            </Text>
          </div>
        ))}
      </div>
    </div>
  );
}
