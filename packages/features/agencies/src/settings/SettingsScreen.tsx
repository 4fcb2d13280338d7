import { CardSkeleton, PageTitle, RecordGate, type RecordSection, RecordSections, urls } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { Inline, Link, PageHeader, Skeleton, Stack } from '@fairlead/ui';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { BrandSection } from './BrandSection';
import { DataSection } from './DataSection';
import { RetentionSection } from './RetentionSection';
import { SignInSection } from './SignInSection';
import { type Settings, useSettings } from './settings.api';
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
      {(first) => (
        <Stack gap={20} data-state="ready">
          <PageTitle>{title}</PageTitle>
          <PageHeader
            title={title}
            description={<Summary name={me?.agency?.name ?? ''} settings={state.data ?? first} />}
          />
          <RecordSections label={t('settings.sections')} sections={sectionsOf(t, state.data ?? first, me?.agency)} />
        </Stack>
      )}
    </RecordGate>
  );
}

/** Name of the agency, the number of its members, and the way to the audit log. */
function Summary({ name, settings }: { name: string; settings: Settings }) {
  const { t } = useTranslation(['agencies', 'shell']);
  const members = settings.signIn.staff.reduce((sum, { count }) => sum + count, 0);
  return (
    <Inline gap={8} wrap>
      <span>{t('settings.summary', { name, count: members })}</span>
      <Link asChild>
        <RouterLink to={`${urls.audit}?filters=record.is.AGENCY`}>{t('settings.allChanges')}</RouterLink>
      </Link>
    </Inline>
  );
}

function sectionsOf(
  t: TFunction<['agencies', 'shell']>,
  current: Settings,
  agency: { id: string; name: string } | null | undefined,
): RecordSection[] {
  const { id = '', name = '' } = agency ?? {};
  const settings = { ...current, id };
  return [
    { id: 'time', title: t('settings.time'), content: <TimeSection settings={settings} /> },
    { id: 'sign-in', title: t('settings.signIn'), content: <SignInSection settings={settings} /> },
    {
      id: 'tasks',
      title: t('settings.tasks'),
      content: <TaskRulesCard rules={current.taskRules} lastChange={current.lastChanges.taskRules} />,
    },
    { id: 'retention', title: t('settings.retention'), half: true, content: <RetentionSection settings={settings} /> },
    { id: 'brand', title: t('settings.brand'), half: true, content: <BrandSection settings={settings} /> },
    {
      id: 'data',
      title: t('data.title'),
      content: <DataSection agencyId={id} agencyName={name} deletion={current.deletion} />,
    },
  ];
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
