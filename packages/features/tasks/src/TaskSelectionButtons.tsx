import type { OwnActionsProps } from '@fairlead/pickers';
import { Button, Icon, Menu } from '@fairlead/ui';
import { AlarmClock, ChevronDown, CircleCheck } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SnoozeItems } from './SnoozeItems';

/** Buttons that snooze or finish the selected tasks. */
export function TaskSelectionButtons({ start }: OwnActionsProps) {
  const { t } = useTranslation('tasks');
  const [pending, setPending] = useState<'COMPLETE' | 'SNOOZE'>();
  const run = async (change: { action: 'COMPLETE' } | { action: 'SNOOZE'; snoozedUntil: number }) => {
    setPending(change.action);
    await start(change);
    setPending(undefined);
  };
  return (
    <>
      <Menu
        sheetTitle={t('snoozeUntil')}
        trigger={
          <Button
            size="small"
            leadingIcon={<Icon of={AlarmClock} size={16} />}
            trailingIcon={<Icon of={ChevronDown} size={14} />}
            loading={pending === 'SNOOZE'}
            disabled={pending === 'COMPLETE'}
          >
            {t('snooze')}
          </Button>
        }
      >
        <SnoozeItems onSnooze={(snoozedUntil) => void run({ action: 'SNOOZE', snoozedUntil })} />
      </Menu>
      <Button
        size="small"
        leadingIcon={<Icon of={CircleCheck} size={16} />}
        loading={pending === 'COMPLETE'}
        disabled={pending === 'SNOOZE'}
        onClick={() => void run({ action: 'COMPLETE' })}
      >
        {t('finish')}
      </Button>
    </>
  );
}
