import { Icon, Kbd, useLater } from '@fairlead/ui';
import { Search } from 'lucide';
import { type SetStateAction, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../lazyDialog';
import { explainChunkError } from './explainChunkError';
import { heldPaletteText, isPaletteKey, releasePaletteKey } from './heldPalette';
import * as styles from './portal.css';
import { useHeldKeys } from './useHeldKeys';
import { useShortcuts } from './useShortcuts';

const ShortcutsDialog = lazyDialog(async () => (await import('./ShortcutsDialog')).ShortcutsDialog);
const loadCommands = () => import('./Commands');
const isApple = /Mac|iP(hone|ad)/.test(navigator.userAgent);

/** Button that opens the command palette. Also opens on Ctrl K and ⌘ K, and handles the shortcuts of single keys. */
export function PaletteButton() {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useState(heldPaletteText() !== undefined);
  const [heldText, setHeldText] = useState(heldPaletteText() ?? '');
  const change = useCallback((next: SetStateAction<boolean>) => {
    setHeldText('');
    setOpen(next);
  }, []);
  const close = useCallback(() => change(false), [change]);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const openHelp = useCallback(() => setIsHelpOpen(true), []);
  useShortcuts({ onPalette: () => change(true), onHelp: openHelp });
  const commands = useLater(loadCommands, open, () => {
    close();
    void explainChunkError(t);
  });
  useHeldKeys(open && !commands, setHeldText, close);
  useEffect(releasePaletteKey, []);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return;
      event.preventDefault();
      change((before) => !before);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [change]);
  return (
    <>
      <button
        type="button"
        className={styles.palette}
        aria-haspopup="dialog"
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        onClick={() => change(true)}
      >
        <Icon of={Search} aria-hidden />
        <span className={styles.paletteLabel}>{t('palette')}</span>
        <span aria-hidden className={styles.paletteKeys}>
          <Kbd>{isApple ? '⌘ K' : 'Ctrl K'}</Kbd>
        </span>
      </button>
      {commands ? (
        <commands.default open={open} defaultText={heldText} onOpenChange={change} onHelp={openHelp} />
      ) : null}
      <ShortcutsDialog open={isHelpOpen ? { onClose: () => setIsHelpOpen(false) } : null} />
    </>
  );
}
