import { useLater } from '@fairlead/ui';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { explainChunkError } from './shell/explainChunkError';

/**
 * Loads the code of a dialog when the page is idle, or immediately once the dialog opens. If loading fails, it closes the
 * dialog and shows a toast, which offers to reload the page unless the server is unreachable.
 *
 * @param load - Imports the module of the dialog. Must be the same function on every render.
 * @returns The module, or undefined until it has loaded.
 */
export function useDialogModule<Module>(load: () => Promise<Module>, open: boolean, onClose: () => void) {
  const { t } = useTranslation('shell');
  return useLater(load, open, () => {
    onClose();
    void explainChunkError(t);
  });
}

export interface LazyDialogProps<Props> {
  /** Props of the open dialog, or null while it is closed. */
  open: Props | null;
}

/**
 * Creates a dialog whose code loads when the page is idle, or immediately once the dialog opens. Screens with rows use it for
 * dialogs and drawers, so that the first rows do not wait for forms.
 *
 * @param load - Imports the dialog.
 * @example
 * const RequestDialog = lazyDialog(async () => (await import('./RequestDialog')).RequestDialog);
 * <RequestDialog open={product ? { product, onClose } : null} />
 */
export function lazyDialog<Props extends { onClose: () => void }>(load: () => Promise<ComponentType<Props>>) {
  const loadModule = async () => ({ Dialog: await load() });
  return function LazyDialog({ open }: LazyDialogProps<Props>) {
    const dialogModule = useDialogModule(loadModule, open !== null, () => open?.onClose());
    return open && dialogModule ? <dialogModule.Dialog {...open} /> : null;
  };
}
