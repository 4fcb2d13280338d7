import { showChangedValue } from '@fairlead/kit';
import { Button, Icon, VisuallyHidden } from '@fairlead/ui';
import { ArrowRight } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Change } from './activity.api';
import * as styles from './activity.css';

type Value = Change['values'][number];

/** The value before and after a change. */
function BeforeAfter({ value }: { value: Value }) {
  const { t } = useTranslation('activity');
  const shown = (text: string | null) => (text === null ? t('nothing') : showChangedValue(value, text));
  return (
    <span className={styles.values}>
      <VisuallyHidden>{t('before')}</VisuallyHidden>
      <s className={styles.before}>{shown(value.before)}</s>
      <Icon of={ArrowRight} size={14} aria-hidden />
      <VisuallyHidden>{t('after')}</VisuallyHidden>
      <span>{shown(value.after)}</span>
    </span>
  );
}

/** Values of a change. More than one are shown on demand. */
export function Changes({ values }: { values: readonly Value[] }) {
  const { t } = useTranslation('activity');
  const [isOpen, setIsOpen] = useState(false);
  const [only, ...more] = values;
  if (!only) return null;
  if (more.length === 0) return <BeforeAfter value={only} />;
  return (
    <>
      <Button variant="ghost" size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t(isOpen ? 'hideChanges' : 'showChanges')}
      </Button>
      {isOpen ? (
        <dl className={styles.changes}>
          {values.map((value) => (
            <div key={value.field} className={styles.change}>
              <dt>{value.label}</dt>
              <dd className={styles.values}>
                <BeforeAfter value={value} />
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </>
  );
}
