import { useDialogModule } from '@fairlead/kit';
import type { OpenMailProps } from './OpenMail';

const loadDialog = () => import('./OpenMail');

/** Dialog that shows a mail, loaded when the page is idle or when a mail is opened. */
export function MailDialog(props: OpenMailProps) {
  const dialogModule = useDialogModule(loadDialog, props.id !== null, () => props.onOpen(null));
  return dialogModule ? <dialogModule.OpenMail {...props} /> : null;
}
