import { Kbd, toast, useLater } from '@fairlead/ui';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from '../portal.css';

const commands = () => import('./Commands');
const apple = /Mac|iP(hone|ad)/.test(navigator.userAgent);

/** Opens the command palette, as Ctrl K and ⌘ K do on every page. */
export function PaletteButton() {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useState(false);
  const later = useLater(commands, open, () => {
    setOpen(false);
    toast.error(t('failure.network'));
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <button
        type="button"
        className={styles.palette}
        aria-haspopup="dialog"
        aria-keyshortcuts={apple ? 'Meta+K' : 'Control+K'}
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden />
        <span className={styles.paletteWords}>{t('palette')}</span>
        <span aria-hidden className={styles.wideOnly}>
          <Kbd>{apple ? '⌘ K' : 'Ctrl K'}</Kbd>
        </span>
      </button>
      {later ? <later.default open={open} onOpenChange={setOpen} /> : null}
    </>
  );
}
