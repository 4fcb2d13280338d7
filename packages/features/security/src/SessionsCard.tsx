import {
  formatCount,
  formatInstant,
  formatRecent,
  LazyConfirmDialog,
  urls,
  useAction,
  useNavigateFromHere,
  useNow,
} from '@fairlead/kit';
import { Button, Card, Chip, Icon, Text } from '@fairlead/ui';
import { LogOut, Monitor, Smartphone, TriangleAlert } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AccountSecurity, type UserSession, useConfirmSession, useEndOthers, useEndSession } from './security.api';
import * as styles from './security.css';

const phones: readonly (string | null)[] = ['iPhone', 'Android'];

/** Devices on which the user is signed in. */
export function SessionsCard({ sessions, sessionCount }: Pick<AccountSecurity, 'sessions' | 'sessionCount'>) {
  const { t } = useTranslation('security');
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const endOthers = useAction(useEndOthers(), { onSettled: close });
  const others = sessionCount - 1;
  return (
    <Card
      padding="none"
      title={t('sessions', { number: formatCount(sessionCount) })}
      actions={
        others > 0 ? (
          <Button variant="ghost" tone="danger" size="small" onClick={() => setAsking(true)}>
            {t('endOthers')}
          </Button>
        ) : undefined
      }
    >
      <ul className={styles.list} aria-label={t('sessionList')}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      <LazyConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        icon={<Icon of={LogOut} />}
        title={t('endOthers')}
        description={t('endOthersText', { count: others })}
        confirmLabel={t('endOthers')}
        loading={endOthers.pending}
        onConfirm={() => void endOthers.run()}
      />
    </Card>
  );
}

function useDeviceName({ browser, system }: UserSession): string {
  const { t } = useTranslation('security');
  if (browser && system) return t('device', { browser, system });
  return browser ?? system ?? t('unknownDevice');
}

function SessionRow({ session }: { session: UserSession }) {
  const { t } = useTranslation('security');
  const openPage = useNavigateFromHere();
  const now = useNow();
  const { id, system, networkAddress, place, creationDate, lastActiveDate, current, unfamiliar } = session;
  const name = useDeviceName(session);
  const end = useAction(useEndSession());
  const confirm = useAction(useConfirmSession());
  const endAndChange = async () => {
    if (await end.run(id)) openPage(urls.account.changePassword);
  };
  const isMarked = unfamiliar && !current;
  const signedIn = t('signedIn', { day: formatInstant(creationDate) });
  return (
    <li className={styles.item}>
      <div className={styles.row}>
        <span className={styles.icon}>
          <Icon of={phones.includes(system) ? Smartphone : Monitor} size={16} />
        </span>
        <div className={styles.body}>
          <span className={styles.title}>{name}</span>
          <Text size="caption" tone="muted" numeric>
            {[place, networkAddress, signedIn].filter(Boolean).join(' · ')}
          </Text>
        </div>
        {current ? (
          <Chip tone="success">{t('thisDevice')}</Chip>
        ) : (
          <div className={styles.activity}>
            <Text size="caption" tone="muted" numeric>
              {t('active', { time: formatRecent(lastActiveDate, now) })}
            </Text>
            <Button
              size="small"
              aria-label={t('endOf', { device: name })}
              loading={end.pending}
              onClick={() => void end.run(id)}
            >
              {t('end')}
            </Button>
          </div>
        )}
      </div>
      {isMarked ? (
        <div className={styles.mark}>
          <Icon of={TriangleAlert} size={16} />
          <span className={styles.markText}>{t('firstSignIn')}</span>
          <Button variant="ghost" size="small" loading={confirm.pending} onClick={() => void confirm.run(id)}>
            {t('itWasMe')}
          </Button>
          <Button variant="ghost" tone="danger" size="small" loading={end.pending} onClick={() => void endAndChange()}>
            {t('endAndChange')}
          </Button>
        </div>
      ) : null}
    </li>
  );
}
