import { useAuth } from '@fairlead/session';
import { Dialog, Kbd, Stack, Switch } from '@fairlead/ui';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { type KeyHelp, keyHelp } from '../keyHelp';
import { areShortcutsOn, switchShortcuts } from '../pageKeys';
import { canOpen, routeById, useProduct } from '../product';
import * as styles from './ShortcutsDialog.css';
import { creatingRoute, goTo } from './useShortcuts';

interface ShortcutsDialogProps {
  onClose: () => void;
}

const isApple = /Mac|iP(hone|ad)/.test(navigator.userAgent);

/** Shortcuts of the list on the page, if there is one. */
function listRows(t: TFunction<'shell'>): KeyHelp {
  const list = document.querySelector('[data-open-rows], [data-row-keys]');
  if (!list) return [];
  return [
    [['J', 'K'], t('shortcuts.rows')],
    ...(list.querySelector('[data-next-step]') ? ([[['N'], t('shortcuts.nextStep')]] satisfies KeyHelp) : []),
    ...(list.querySelector(':is(tbody, li) input[type=checkbox]')
      ? ([
          [['X'], t('shortcuts.select')],
          [['Shift', 'X'], t('shortcuts.selectRange')],
          [[isApple ? '⌘' : 'Ctrl', 'A'], t('shortcuts.selectPage')],
          [['Esc'], t('shortcuts.deselect')],
          [['B'], t('shortcuts.selected')],
        ] satisfies KeyHelp)
      : []),
  ];
}

/** Keyboard shortcuts of this page, and the switch that turns off those of single keys. */
export function ShortcutsDialog({ onClose }: ShortcutsDialogProps) {
  const { t } = useTranslation('shell');
  const product = useProduct();
  const { viewer } = useAuth();
  const { pathname } = useLocation();
  const [on, setOn] = useState(areShortcutsOn);
  const titleOf = (id: string) => {
    const route = routeById(product, id);
    return route && viewer && canOpen(product, route.path, viewer) ? t(route.title) : undefined;
  };
  const creating = creatingRoute(product, pathname);
  const created = creating && titleOf(creating.id);
  const [ofPage] = useState(keyHelp);
  // a page can use the key that creates a record elsewhere
  const isTaken = ofPage.some(([keys]) => keys.includes('C'));
  const rows: KeyHelp = [
    [[isApple ? '⌘' : 'Ctrl', 'K'], t('palette')],
    [['/'], t('shortcuts.search')],
    ...listRows(t),
    ...(document.querySelector('main form [type=submit]')
      ? ([[[isApple ? '⌘' : 'Ctrl', 'Enter'], t('shortcuts.submit')]] satisfies KeyHelp)
      : []),
    ...ofPage,
    ...(created && !isTaken ? ([[['C'], created]] satisfies KeyHelp) : []),
    ...Object.entries(goTo).flatMap(([letter, id]) => {
      const title = titleOf(id);
      return title ? ([[['G', letter.toUpperCase()], title]] satisfies KeyHelp) : [];
    }),
    [['?'], t('shortcuts')],
  ];
  return (
    <Dialog open onOpenChange={onClose} title={t('shortcuts')} size="small">
      <Stack gap={20}>
        <dl className={styles.list}>
          {rows.map(([keys, label]) => (
            <div key={keys.join(' ')} className={styles.row}>
              <dt>{label}</dt>
              <dd className={styles.keys}>
                {keys.map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <Switch
          writes={false}
          label={t('shortcuts.single')}
          hint={t('shortcuts.singleHint')}
          checked={on}
          onChange={({ target }) => {
            switchShortcuts(target.checked);
            setOn(target.checked);
          }}
        />
      </Stack>
    </Dialog>
  );
}
