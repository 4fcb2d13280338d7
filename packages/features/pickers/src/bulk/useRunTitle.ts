import { useTranslation } from 'react-i18next';
import { type BulkRun, isRunning, isUndo } from './useBulkRun';

/** Returns the title of a run, for example "47 policies assigned to Daniel Okafor". */
export function useRunTitle(): (run: BulkRun) => string {
  const { t } = useTranslation('bulk');
  return (run) => {
    const { list, action, done, agentName } = run;
    if (isUndo(run)) return t(isRunning(run) ? 'undoing' : 'undone');
    if (isRunning(run)) return t('running');
    if (done === 0) return t(action === 'MAIL' ? 'nothingSent' : 'nothingDone');
    const values = { count: done, agent: agentName ?? '' };
    if (action === 'MAIL') return t('title.mail', values);
    if (action === 'TASK') return t('title.task', values);
    if (action === 'COMPLETE') return t('title.complete', values);
    if (action === 'SNOOZE') return t('title.snooze', values);
    const titles: Readonly<Record<BulkRun['list'], () => string>> = {
      policies: () => t(`title.policies.${action}`, values),
      opportunities: () => t(`title.opportunities.${action}`, values),
      quotes: () => t(`title.quotes.${action}`, values),
      contacts: () => t(`title.contacts.${action}`, values),
      claims: () => t(`title.claims.${action}`, values),
      renewals: () => t(`title.policies.${action}`, values),
      tasks: () => t('title.tasks.ASSIGN', values),
    };
    return titles[list]();
  };
}
