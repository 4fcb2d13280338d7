import type { Claim } from '../claims.api';

/** Section of a claim that is edited in place. */
export interface SectionProps {
  claim: Claim;
  editable: boolean;
  /** Called when the section gets or loses unsaved changes. */
  onDirtyChange: (dirty: boolean) => void;
}
