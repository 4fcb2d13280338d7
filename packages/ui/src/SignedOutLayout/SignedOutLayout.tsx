import type { ReactNode } from 'react';
import { FairleadDrawing } from './FairleadDrawing';
import * as styles from './SignedOutLayout.css';

export interface SignedOutLayoutProps {
  /** The mark and the name of the product. */
  logo: ReactNode;
  /** The form, with the page's title. */
  children: ReactNode;
  /** Under the form, at the foot of the page. */
  footer?: ReactNode;
  /** What the product says of itself beside the form, where there is room. */
  brand: { title: string; text: string };
}

/** The page of those who are not signed in: the form in the middle of its column, beside it what the product is. */
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
