import { useAction } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { Card, Switch } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { useSaveAlerts } from './security.api';
import * as styles from './security.css';

/** Mails about the user's sign-ins. */
export function AlertsCard({ newDeviceMail }: { newDeviceMail: boolean }) {
  const { t } = useTranslation('security');
  const { me } = useAuth();
  const save = useAction(useSaveAlerts());
  return (
    <Card padding="none" title={t('alerts')}>
      <div className={styles.row}>
        <Switch
          label={t('newDevice')}
          hint={t('mailTo', { email: me?.user.email ?? '' })}
          checked={newDeviceMail}
          disabled={save.pending}
          onChange={({ target }) => void save.run(target.checked)}
        />
      </div>
    </Card>
  );
}
