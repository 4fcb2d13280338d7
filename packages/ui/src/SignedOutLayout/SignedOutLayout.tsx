import type { ReactNode } from 'react';
import { FairleadDrawing } from './FairleadDrawing';
import * as styles from './SignedOutLayout.css';

export interface SignedOutLayoutProps {
  /** Logo and name of the product. */
  logo: ReactNode;
  /** Form with the page's title. */
  children: ReactNode;
  /** Content below the form, at the bottom of the page. */
  footer?: ReactNode;
  /** Claim beside the form. Hidden on narrow windows. */
  brand: { title: string; text: string };
}

/**
 * Layout of signed-out pages: a centred form, with a brand panel beside it.
 *
 * @example
 * <SignedOutLayout logo={logo} brand={{ title: "Fairlead", text: "The portal of your agency." }}>
 *   {form}
 * </SignedOutLayout>
 */
export function SignedOutLayout({ logo, children, footer, brand }: SignedOutLayoutProps) {
  return (
    <div className={styles.root}>
      <div className={styles.column}>
        <header>{logo}</header>
        <main className={styles.main} id="main">
          {children}
        </main>
        {footer}
      </div>
      <aside className={styles.brand}>
        <FairleadDrawing />
        <div className={styles.copy}>
          <p className={styles.claim}>{brand.title}</p>
          <p>{brand.text}</p>
        </div>
      </aside>
    </div>
  );
}
