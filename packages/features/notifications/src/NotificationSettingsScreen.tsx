import { messageOf, type Result } from '@fairlead/api-client/client';
import { formatTimeZone, PageTitle, ProfileTabs, RecordGate, urls } from '@fairlead/kit';
import {
  digestDays,
  maySwitchChannel,
  type NotificationChannel,
  notificationChannels,
  notificationGroupOf,
  notificationGroups,
  quietTimes,
} from '@fairlead/rules';
import {
  Card,
  Checkbox,
  formatTime,
  PageHeader,
  Select,
  Stack,
  Switch,
  Text,
  Tooltip,
  toast,
  useLocale,
} from '@fairlead/ui';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './NotificationSettingsScreen.css';
import {
  type NotificationSchedule,
  type NotificationSetting,
  type NotificationSettings,
  useSaveSchedule,
  useSaveSetting,
  useSettings,
} from './notifications.api';
import { usePendingChoices } from './usePendingChoices';

/** How the user is notified of each event. Each change is saved at once. */
export default function NotificationSettingsScreen() {
  const { t } = useTranslation(['notifications', 'shell']);
  const state = useSettings();
  const title = t('shell:profile');
  return (
    <RecordGate title={title} state={state} backTo={urls.profile.view}>
      {(first) => (
        <Stack gap={20} data-state="ready">
          <PageTitle>{t('shell:notifications.settings')}</PageTitle>
          <PageHeader title={title} />
          <ProfileTabs />
          <div className={styles.settings}>
            <SettingsCard stored={state.data ?? first} />
          </div>
        </Stack>
      )}
    </RecordGate>
  );
}

/** Moves the focus in the grid with the arrow keys. */
function moveFocus(event: KeyboardEvent<HTMLTableElement>) {
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  const steps: Readonly<Record<string, readonly [number, number]>> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    ArrowLeft: [0, -forward],
    ArrowRight: [0, forward],
  };
  const step = steps[event.key];
  if (!step) return;
  event.preventDefault();
  const rows = [...event.currentTarget.querySelectorAll('tbody tr:has(input)')].map((row) => [
    ...row.querySelectorAll('input'),
  ]);
  const y = rows.findIndex((row) => row.some((box) => box === event.target));
  const x = rows[y]?.findIndex((box) => box === event.target) ?? 0;
  rows[y + step[0]]?.[x + step[1]]?.focus();
}

function SettingsCard({ stored: { settings, ...schedule } }: { stored: NotificationSettings }) {
  const { t } = useTranslation('notifications');
  const send = useSaveSetting();
  const [isSaved, setSaved] = useState(false);
  /** Name of the only box that Tab reaches: the last one with the focus, otherwise the first. */
  const [tabStop, setTabStop] = useState<string>();
  const report = async (saving: Promise<Result<unknown>>) => {
    setSaved(false);
    const result = await saving;
    setSaved(result.ok);
    if (!result.ok) toast.error(messageOf(result.failure));
  };
  const { pending, choose } = usePendingChoices((setting: NotificationSetting) => report(send(setting)));
  const groups = groupsOf(settings);
  const first = groups[0]?.settings[0];
  const reached = tabStop ?? (first && boxName(first, notificationChannels[0]));
  return (
    <Card
      padding="none"
      title={t('title')}
      actions={
        <span role="status">
          {isSaved ? (
            <Text size="caption" tone="success">
              {t('saved')}
            </Text>
          ) : null}
        </span>
      }
    >
      <table
        role="grid"
        aria-label={t('title')}
        className={styles.grid}
        onKeyDown={moveFocus}
        onFocus={({ target }) => setTabStop(target.getAttribute('name') ?? undefined)}
      >
        <thead>
          <tr>
            <th scope="col">{t('event')}</th>
            {notificationChannels.map((channel) => (
              <th key={channel} scope="col">
                {t(`notificationChannel.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ group, settings: ofGroup }) => (
          <tbody key={group}>
            <tr>
              <th scope="rowgroup" colSpan={1 + notificationChannels.length} className={styles.group}>
                {t(`group.${group}`)}
              </th>
            </tr>
            {ofGroup.map((stored) => {
              const setting = pending.get(stored.notificationEvent) ?? stored;
              return (
                <tr key={stored.notificationEvent}>
                  <th scope="row">{t(`notificationEvent.${stored.notificationEvent}`)}</th>
                  {notificationChannels.map((channel) => (
                    <td key={channel}>
                      <Choice
                        setting={setting}
                        channel={channel}
                        isTabStop={reached === boxName(setting, channel)}
                        onChange={(changed) => choose(changed.notificationEvent, changed)}
                      />
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        ))}
      </table>
      <ScheduleFoot stored={schedule} report={report} />
    </Card>
  );
}

interface ScheduleFootProps {
  stored: Omit<NotificationSettings, 'settings'>;
  /** Shows whether a request has saved a choice. */
  report: (saving: Promise<Result<unknown>>) => Promise<void>;
}

/** Key of the only pending schedule. */
const SCHEDULE = 'schedule';

/** Days of the digest, and the quiet hours. */
function ScheduleFoot({ stored, report }: ScheduleFootProps) {
  const { t } = useTranslation('notifications');
  const locale = useLocale();
  const send = useSaveSchedule();
  const { pending, choose } = usePendingChoices((schedule: NotificationSchedule) => report(send(schedule)));
  const { digestDays: days, quietHours } = pending.get(SCHEDULE) ?? stored;
  const save = (change: Partial<NotificationSchedule>) => choose(SCHEDULE, { digestDays: days, quietHours, ...change });
  const time = (local: string) => formatTime(local, locale);
  return (
    <div className={styles.gridFoot}>
      <div className={styles.schedule}>
        <Text asChild weight="label">
          <span>{t('notificationChannel.digest')}</span>
        </Text>
        <Text size="caption" tone="muted">
          {t('digestAt', { time: time(stored.digestTime), zone: formatTimeZone(stored.timeZone ?? 'UTC') })}
        </Text>
        <Select
          label={t('digestDays')}
          hideLabel
          value={days}
          options={digestDays.map((value) => ({ value, label: t(`digestDays.${value}`) }))}
          onValueChange={(value) => save({ digestDays: value })}
        />
      </div>
      <Switch
        label={t('quietHours', { from: time(quietTimes.from), until: time(quietTimes.until) })}
        hint={t('quietText')}
        checked={quietHours}
        onChange={({ target }) => save({ quietHours: target.checked })}
      />
    </div>
  );
}

/** Settings by the group of their event, without empty groups. */
const groupsOf = (settings: readonly NotificationSetting[]) =>
  notificationGroups
    .map((group) => ({
      group,
      settings: settings.filter(({ notificationEvent: event }) => notificationGroupOf(event) === group),
    }))
    .filter((each) => each.settings.length > 0);

const boxName = ({ notificationEvent }: NotificationSetting, channel: NotificationChannel) =>
  `${notificationEvent}.${channel}`;

interface ChoiceProps {
  setting: NotificationSetting;
  channel: NotificationChannel;
  isTabStop: boolean;
  onChange: (setting: NotificationSetting) => void;
}

function Choice({ setting, channel, isTabStop, onChange }: ChoiceProps) {
  const { t } = useTranslation('notifications');
  const { notificationEvent: event } = setting;
  const isFixed = !maySwitchChannel(event, channel);
  const box = (
    <Checkbox
      label={t('cell', { event: t(`notificationEvent.${event}`), channel: t(`notificationChannel.${channel}`) })}
      hideLabel
      name={boxName(setting, channel)}
      tabIndex={isTabStop ? 0 : -1}
      checked={setting[channel]}
      aria-disabled={isFixed || undefined}
      onChange={({ target }) => (isFixed ? undefined : onChange({ ...setting, [channel]: target.checked }))}
    />
  );
  if (!isFixed) return <span className={styles.choice}>{box}</span>;
  return (
    <span className={styles.fixed}>
      <Tooltip content={t(channel === 'mail' ? 'fixedMail' : 'fixedPortal')}>{box}</Tooltip>
    </span>
  );
}
