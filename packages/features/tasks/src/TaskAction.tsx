import { addressOfRecord, RouterLink, recordPages, renewalAddress, to, urls, useCanOpen } from '@fairlead/kit';
import { mayRenewPolicies, type TaskKind, type TaskRule } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Button, Icon, type IconNode } from '@fairlead/ui';
import { DollarSign, FileText, FileWarning, LifeBuoy, Mail, Phone, RefreshCw, Scroll, SquareCheck } from 'lucide';
import { useTranslation } from 'react-i18next';
import type { Task } from './tasks.api';
import * as styles from './tasks.css';

export const taskIcons: Readonly<Record<TaskKind, IconNode>> = {
  CALL: Phone,
  EMAIL: Mail,
  QUOTE: FileText,
  RENEWAL: RefreshCw,
  PAYMENT: DollarSign,
  CLAIM: LifeBuoy,
  CERTIFICATE: Scroll,
  DOCUMENT: FileWarning,
  OTHER: SquareCheck,
};

/** Whether an agent has finished the task, or it closed because its reason is gone. */
export const isFinished = ({ doneDate }: Task): boolean => doneDate !== null;

/** Pages where the tasks of some rules are done, with the name of the task's id in their address. */
const pagesOfRules: Partial<Record<TaskRule, string>> = {
  REPLY_RECEIVED: urls.mailing.thread,
  // the thread of a request has its id
  SERVICE_REQUESTED: urls.mailing.thread,
  DOCUMENT_EXPIRING: urls.verification.docs,
};

/** Page where a task is done, with its address. Undefined for a task without a record. */
function placeOf({ taskRule, subjectId, record }: Task): { page: string; address: string } | undefined {
  const ofRule = taskRule === null ? undefined : pagesOfRules[taskRule];
  if (ofRule !== undefined) return { page: ofRule, address: ofRule.replace(':id', subjectId ?? '') };
  if (!record) return undefined;
  const page = recordPages[record.recordType];
  return { page, address: addressOfRecord(page, record.recordId) };
}

/**
 * Page where a task is done. Undefined if the user may not open it.
 *
 * @param ofRecord Whether the task is on the page of its record, which is then no other place.
 */
export function usePlace(task: Task, ofRecord: boolean): { page: string; address: string } | undefined {
  const canOpen = useCanOpen();
  const place = placeOf(task);
  if (!place || !canOpen(place.page)) return undefined;
  const isOwnPage = task.record !== null && place.page === recordPages[task.record.recordType];
  return ofRecord && isOwnPage ? undefined : place;
}

/** Next step of a task, with its address. Tasks without a step of their own open their record. */
function useStep(task: Task, place: { address: string }) {
  const { t } = useTranslation('tasks');
  const canOpen = useCanOpen();
  const { viewer } = useAuth();
  const { taskKind, taskRule, record } = task;
  if (taskRule === 'REPLY_RECEIVED' || taskRule === 'SERVICE_REQUESTED')
    return { label: t('step.answer'), address: place.address };
  if (taskRule === 'DOCUMENT_EXPIRING') return { label: t('step.documents'), address: place.address };
  if (record?.recordType === 'POLICY') {
    const policy = { id: record.recordId };
    if (taskKind === 'RENEWAL' && viewer && mayRenewPolicies(viewer))
      // the dialog opens with the page
      return { label: t('step.renew'), address: renewalAddress(record.recordId) };
    if (taskKind === 'CERTIFICATE' && canOpen(urls.policies.certificates))
      return { label: t('step.certificate'), address: to(urls.policies.certificates, policy) };
  }
  return { label: record ? t(`step.${record.recordType}`) : t('keys.open'), address: place.address };
}

interface TaskActionProps {
  task: Task;
  /** Whether the task is on the page of its record. */
  ofRecord: boolean;
}

/** Link to the next step of a task. */
export function TaskAction({ task, ofRecord }: TaskActionProps) {
  const place = usePlace(task, ofRecord);
  return place ? <Step task={task} place={place} /> : null;
}

function Step({ task, place }: { task: Task; place: { address: string } }) {
  const { label, address } = useStep(task, place);
  return (
    <Button
      asChild
      size="small"
      variant="soft"
      tone="accent"
      leadingIcon={<Icon of={taskIcons[task.taskKind]} size={16} aria-hidden />}
    >
      <RouterLink to={address} aria-label={`${label}: ${task.title}`} title={label} data-action="">
        <span className={styles.actionText}>{label}</span>
      </RouterLink>
    </Button>
  );
}
