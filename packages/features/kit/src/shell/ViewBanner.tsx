import type { Schemas } from '@fairlead/api-client/client';
import { useAuth } from '@fairlead/session';
import { Button, Icon, PageBanner, VisuallyHidden } from '@fairlead/ui';
import { Clock, Eye, LogOut } from 'lucide';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { to, urls } from '../urls';

const MINUTE = 60_000;
/** Minutes before the end at which screen readers announce it. */
const ANNOUNCED = [5, 1];

/** Above every page while an agent views the portal as a customer. */
export default function ViewBanner({ view }: { view: Schemas['CustomerView'] }) {
  const { t } = useTranslation('shell');
  const { stopView } = useAuth();
  const [leaving, setLeaving] = useState(false);
  const minutes = useMinutesUntil(view.expirationDate * 1000);
  const leave = (path?: string) => {
    setLeaving(true);
    void stopView(path);
  };
  const left = t('view.left', { count: minutes });
  const title = t('view.title', { name: view.customerName });
  return (
    <>
      <PageBanner
        label={t('view.label')}
        icon={<Icon of={Eye} />}
        title={title}
        status={
          <>
            <Icon of={Clock} aria-hidden />
            {left}
          </>
        }
        actions={
          <>
            <Button disabled={leaving} onClick={() => leave(to(urls.contacts.view, { id: view.contactId }))}>
              {t('view.openContact')}
            </Button>
            <Button
              variant="solid"
              loading={leaving}
              leadingIcon={<Icon of={LogOut} size={16} />}
              onClick={() => leave()}
            >
              {t('view.stop')}
            </Button>
          </>
        }
      >
        {t('view.text')}
      </PageBanner>
      <Announcement>{ANNOUNCED.includes(minutes) ? left : `${title} ${t('view.text')}`}</Announcement>
    </>
  );
}

/** Screen readers announce only texts that change. */
function Announcement({ children }: { children: string }) {
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setText(children), 500);
    return () => clearTimeout(timer);
  }, [children]);
  return <VisuallyHidden aria-live="polite">{text}</VisuallyHidden>;
}

/** Whole minutes until a time in milliseconds, rounded up. */
const minutesUntil = (end: number) => Math.max(0, Math.ceil((end - Date.now()) / MINUTE));

function useMinutesUntil(end: number): number {
  const [minutes, setMinutes] = useState(() => minutesUntil(end));
  useEffect(() => {
    const timer = setInterval(() => setMinutes(minutesUntil(end)), 1_000);
    return () => clearInterval(timer);
  }, [end]);
  return minutes;
}
