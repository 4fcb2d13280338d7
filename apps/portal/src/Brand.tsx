import { useConfig } from '@fairlead/kit';
import { FairleadMark } from './FairleadMark';
import * as styles from './portal.css';

/** The mark of the product, or of the agency whose page it is. */
export function BrandMark({ src }: { src?: string | null | undefined }) {
  const { logoUrl } = useConfig();
  const url = src ?? logoUrl;
  return url ? <img className={styles.mark} src={url} alt="" /> : <FairleadMark />;
}

export function Brand() {
  const { productName } = useConfig();
  return (
    <span className={styles.brand}>
      <BrandMark />
      {productName}
    </span>
  );
}
