import { AccountMenu } from './AccountMenu';
import { LanguageMenu, ThemeMenu } from './AppearanceMenus';
import { useChoices } from './Choices';
import { MakePayment } from './MakePayment';
import { PaletteButton } from './PaletteButton';
import * as styles from './portal.css';
import { SupportCenter } from './SupportCenter';
import { TopBarTools } from './TopBarTools';

/** Actions at the end of the top bar on every page. */
export function TopBarActions() {
  useChoices(false, () => undefined);
  return (
    <>
      <PaletteButton />
      <MakePayment />
      <span className={styles.wideOnly}>
        <SupportCenter />
      </span>
      <span className={styles.separator} />
      <TopBarTools />
      <span className={styles.wideOnly}>
        <ThemeMenu />
      </span>
      <span className={styles.wideOnly}>
        <LanguageMenu />
      </span>
      <AccountMenu />
    </>
  );
}
