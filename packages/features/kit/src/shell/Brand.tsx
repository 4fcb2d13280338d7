import { useConfig } from '../config';
import { FairleadMark } from './FairleadMark';
import * as styles from './portal.css';

/** Logo at `src`, for example an agency's. Defaults to the product's logo. */
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
