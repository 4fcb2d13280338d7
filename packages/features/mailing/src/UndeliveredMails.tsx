import { useDialogModule, useSearchParam } from '@fairlead/kit';
import { Button, Callout, Icon, Text } from '@fairlead/ui';
import { CircleAlert } from 'lucide';
import { useTranslation } from 'react-i18next';
import { useUndelivered } from './mailing.api';

const loadDialog = () => import('./UndeliveredDialog');

/** Notice of automatic mails that were not delivered, with a dialog to send them again. Empty when there are none. */
export function UndeliveredMails() {
  const { t } = useTranslation('mailing');
  const { data: mails = [] } = useUndelivered();
  const { value, set } = useSearchParam('undelivered');
  const setOpen = (next: boolean) => set(next ? 'open' : null);
  const open = value !== null && mails.length > 0;
  const dialogModule = useDialogModule(loadDialog, open, () => setOpen(false));
  return (
    <>
      {mails.length > 0 ? (
        <Callout
          tone="danger"
          icon={<Icon of={CircleAlert} />}
          title={t('undelivered.title', { count: mails.length })}
          action={<Button onClick={() => setOpen(true)}>{t('undelivered.show')}</Button>}
        >
          <Text>{t('undelivered.text')}</Text>
        </Callout>
      ) : null}
      {dialogModule ? <dialogModule.UndeliveredDialog open={open} onOpenChange={setOpen} mails={mails} /> : null}
    </>
  );
}
