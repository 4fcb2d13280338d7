import { LanguageMenu, ThemeMenu } from './AppearanceMenus';
import { useChoices } from './Choices';
import * as styles from './VisitorChoices.css';

/** Theme and language menus before sign-in. */
export function VisitorChoices() {
  useChoices(false, () => undefined);
  return (
    <div className={styles.corner}>
      <ThemeMenu />
      <LanguageMenu />
    </div>
  );
}
