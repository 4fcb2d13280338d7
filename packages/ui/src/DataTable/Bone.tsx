import { Skeleton } from '../Skeleton/Skeleton';
import type { Column } from './column';
import * as styles from './DataTable.css';

// Different widths, like real text, but the same on every render.
const lengths = [104, 144, 94, 130, 116, 108];

interface BoneProps {
  kind: Column<unknown>['skeleton'];
  index: number;
}

/** Placeholder of a cell while the list loads. */
export function Bone({ kind = 'text', index }: BoneProps) {
  return (
    <span className={styles.bone}>
      {kind === 'chip' ? (
        <Skeleton shape="pill" width={88} />
      ) : (
        <Skeleton width={kind === 'number' ? 56 : lengths[index % lengths.length]} />
      )}
    </span>
  );
}

/** Placeholders of a row's buttons, with the same height. */
export function ActionBones() {
  return (
    <>
      {['first', 'second'].map((place) => (
        <span key={place} className={styles.actionBone}>
          <Skeleton shape="box" width={18} height={18} />
        </span>
      ))}
    </>
  );
}
