import { mailLink, phoneLink, RouterLink, to, urls, useAction } from '@fairlead/kit';
import { AgentPicker } from '@fairlead/pickers';
import { Avatar, Button, DescriptionList, Heading, Icon, Inline, Link, Stack, Text } from '@fairlead/ui';
import { Check, Undo2 } from 'lucide';
import { useTranslation } from 'react-i18next';
import { type ThreadDetail, useUpdateThread } from './inbox.api';
import { RecordIcon, RecordLink } from './RecordChip';

interface ThreadFactsProps {
  thread: ThreadDetail;
  /** Marks the thread as done, or opens it again. */
  onDone: () => void;
  pending: boolean;
  /** Id of the field for the assignee, so that a key can focus it. */
  assigneeId?: string;
}

/** Assignee, customer and records of a thread. */
export function ThreadFacts({ thread, onDone, pending, assigneeId }: ThreadFactsProps) {
  const { t } = useTranslation('mailing');
  const { customer, records, assignee, isDone } = thread;
  const update = useUpdateThread();
  const assign = useAction((id: string) => update(thread.id, { assigneeId: id || null }));
  return (
    <Stack gap={20}>
      <Stack gap={12}>
        <Button leadingIcon={<Icon of={isDone ? Undo2 : Check} size={16} />} loading={pending} onClick={onDone}>
          {isDone ? t('inbox.reopen') : t('inbox.done')}
        </Button>
        <AgentPicker
          id={assigneeId}
          label={t('inbox.assignee')}
          placeholder={t('inbox.nobody')}
          value={assignee?.id ?? ''}
          stored={assignee}
          disabled={assign.pending}
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
    </Stack>
  );
}
