import {
  LinesSkeleton,
  lazyDialog,
  mailLink,
  PanelView,
  phoneLink,
  RouterLink,
  to,
  urls,
  useAction,
} from '@fairlead/kit';
import { AgentPicker } from '@fairlead/pickers';
import { useAuth } from '@fairlead/session';
import { Avatar, Button, DescriptionList, Heading, Icon, Inline, Link, Stack, Text } from '@fairlead/ui';
import { Check, SquareCheck, Undo2 } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ThreadDetail, useUpdateThread } from './inbox.api';
import * as styles from './inbox.css';
import { RecordIcon, RecordLink } from './RecordChip';
import { taskRecordOf, useTasksPanel } from './threadTasks';

const TaskDialog = lazyDialog(async () => (await import('@fairlead/pickers/task')).TaskDialog);

interface ThreadFactsProps {
  thread: ThreadDetail;
  /** Marks the thread as done, or opens it again. */
  onDone: () => void;
  pending: boolean;
  /** Id of the field for the assignee, so that a key can focus it. */
  assigneeId?: string;
}

/** Assignee, customer, records and open tasks of a thread. */
export function ThreadFacts({ thread, onDone, pending, assigneeId }: ThreadFactsProps) {
  const { t } = useTranslation('mailing');
  const { customer, records, assignee, isDone } = thread;
  const update = useUpdateThread();
  const assign = useAction((id: string) => update(thread.id, { assigneeId: id || null }));
  const tasks = useTasksPanel();
  return (
    <Stack gap={20}>
      <Stack gap={12}>
        <div className={styles.factsActions}>
          <Button leadingIcon={<Icon of={isDone ? Undo2 : Check} size={16} />} loading={pending} onClick={onDone}>
            {isDone ? t('inbox.reopen') : t('inbox.done')}
          </Button>
          {tasks ? <AddTask thread={thread} /> : null}
        </div>
        <AgentPicker
          id={assigneeId}
          label={t('inbox.assignee')}
          placeholder={t('inbox.nobody')}
          value={assignee?.id ?? ''}
          stored={assignee}
          {...(records.some(({ type }) => type === 'CLAIM') && { licensed: true })}
          onValueChange={(id) => void assign.run(id)}
        />
      </Stack>
      <Stack gap={8}>
        <Heading level={3} size="card">
          {t('inbox.customer')}
        </Heading>
        <Inline gap={12} wrap={false}>
          <Avatar name={customer.name} size="large" />
          <Stack gap={2}>
            <Link asChild>
              <RouterLink to={to(urls.contacts.view, { id: customer.id })}>{customer.name}</RouterLink>
            </Link>
            {customer.companyName ? <Text tone="muted">{customer.companyName}</Text> : null}
          </Stack>
        </Inline>
        <DescriptionList
          layout="rows"
          items={[
            { term: t('inbox.phone'), description: phoneLink(customer.phone) },
            { term: t('email'), description: mailLink(customer.email) },
          ]}
        />
      </Stack>
      {records.length > 0 ? (
        <Stack gap={8}>
          <Heading level={3} size="card">
            {t('inbox.records')}
          </Heading>
          <Stack gap={8} role="list">
            {records.map((record) => (
              <Inline key={record.id} gap={8} role="listitem" wrap={false}>
                <RecordIcon type={record.type} />
                <Stack gap={0}>
                  <RecordLink record={record} />
                  <Text size="caption" tone="muted">
                    {record.detail}
                  </Text>
                </Stack>
              </Inline>
            ))}
          </Stack>
        </Stack>
      ) : null}
      {tasks ? (
        <Stack gap={8}>
          <Heading level={3} size="card">
            {t('inbox.tasks')}
          </Heading>
          <PanelView panel={tasks} id={customer.id} fallback={<LinesSkeleton />} />
        </Stack>
      ) : null}
    </Stack>
  );
}

/** Button that adds a task for the record of the thread. */
function AddTask({ thread }: { thread: ThreadDetail }) {
  const { t } = useTranslation('mailing');
  const { viewer } = useAuth();
  const [isAdding, setIsAdding] = useState(false);
  const record = viewer ? taskRecordOf(thread, viewer) : undefined;
  return (
    <>
      <Button leadingIcon={<Icon of={SquareCheck} size={16} />} onClick={() => setIsAdding(true)}>
        {t('inbox.addTask')}
      </Button>
      <TaskDialog open={isAdding ? { record, onClose: () => setIsAdding(false) } : null} />
    </>
  );
}
