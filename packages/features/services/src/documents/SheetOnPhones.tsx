import type { FormFrameProps } from '@fairlead/kit';
import { below, Dialog, Drawer, useMediaQuery } from '@fairlead/ui';

/** Dialog, or a sheet at the foot of the window on phones. */
export function SheetOnPhones({ size, ...props }: FormFrameProps) {
  const isPhone = useMediaQuery(below('md'));
  return isPhone ? <Drawer {...props} side="bottom" /> : <Dialog {...props} size={size} />;
}
