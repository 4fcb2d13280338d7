import { CardSkeleton, PageTitle, RecordGate, urls } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { PageHeader, Skeleton, Stack } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { BrandSection } from './BrandSection';
import { DataSection } from './DataSection';
import { RetentionSection } from './RetentionSection';
import { SignInSection } from './SignInSection';
import { useSettings } from './settings.api';
import { TaskRulesCard } from './TaskRulesCard';
import { TimeSection } from './TimeSection';

/** Settings of the agency, for its admins. */
export default function SettingsScreen() {
  const { t } = useTranslation(['agencies', 'shell']);
  const { me } = useAuth();
  const state = useSettings();
  const title = t('shell:agency.settings');
  return (
    <RecordGate title={title} state={state} backTo={urls.dashboard} loading={<SectionSkeletons />}>
      {(first) => {
        const settings = state.data ?? first;
        return (
          <Stack gap={20} data-state="ready">
            <PageTitle>{title}</PageTitle>
            <PageHeader title={title} />
            <TimeSection settings={{ ...settings, id: me?.agency?.id ?? '' }} />
            <SignInSection settings={{ ...settings, id: me?.agency?.id ?? '' }} />
            <TaskRulesCard rules={settings.taskRules} lastChange={settings.lastChanges.taskRules} />
            <RetentionSection settings={{ ...settings, id: me?.agency?.id ?? '' }} />
            <BrandSection settings={{ ...settings, id: me?.agency?.id ?? '' }} />
            <DataSection
              agencyId={me?.agency?.id ?? ''}
              agencyName={me?.agency?.name ?? ''}
              deletion={settings.deletion}
            />
          </Stack>
        );
      }}
    </RecordGate>
  );
}

/** As high as the sections, so that the footer does not move when they arrive. */
const SectionSkeletons = () => (
  <>
    <Skeleton shape="box" width={180} height={32} />
    <CardSkeleton />
    <CardSkeleton />
    <CardSkeleton />
    <CardSkeleton />
    <CardSkeleton />
    <CardSkeleton />
  </>
);
