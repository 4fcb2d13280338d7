import type { ConfirmDialogProps } from '@fairlead/ui';
import { useDialogModule } from './lazyDialog';

const loadDialog = () => import('./confirmation');

/** `ConfirmDialog` whose code loads when the page is idle, or when the dialog opens. */
export function LazyConfirmDialog(props: ConfirmDialogProps) {
  const dialogModule = useDialogModule(loadDialog, props.open, () => props.onOpenChange(false));
  return dialogModule ? <dialogModule.ConfirmDialog {...props} /> : null;
}
