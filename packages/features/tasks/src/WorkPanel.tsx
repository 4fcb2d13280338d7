import { type PanelProps, useSearchParam } from '@fairlead/kit';
import { taskKinds, WORK_GROUP_SIZE, type WorkScope } from '@fairlead/rules';
import { readValue, storeValue } from '@fairlead/session';
import {
  Box,
  Card,
  ErrorState,
  Icon,
  IconButton,
  Inline,
  SegmentedControl,
  Select,
  Skeleton,
  Stack,
} from '@fairlead/ui';
import { Plus } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TaskEditor, useTaskEditor } from './TaskEditor';
import { useWork } from './tasks.api';
import { WorkGroups } from './WorkGroups';

const scopeKey = 'fairlead.workScope';
/** Tasks of each group after "Show more". */
const MANY = 100;

/** Open tasks of the user or the agency on the dashboard, in groups by day. */
export default function WorkPanel(_: PanelProps) {
  const { t } = useTranslation('tasks');
  const [scope, setScope] = useState<WorkScope>(() => (readValue(scopeKey) === 'TEAM' ? 'TEAM' : 'MINE'));
  const kind = useSearchParam('taskKind');
  const taskKind = taskKinds.find((each) => each === kind.value);
  const [groupSize, setGroupSize] = useState(WORK_GROUP_SIZE);
  const { data, error, mutate } = useWork({ workScope: scope, taskKind, groupSize });
  const editor = useTaskEditor();
  const title = t(scope === 'MINE' ? 'myWork' : 'teamWork');
  const chooseScope = (next: WorkScope) => {
    setScope(next);
    storeValue(scopeKey, next);
  };
  return (
    <Card
      aria-label={title}
      title={title}
      padding="none"
      aria-busy={!data && !error}
      actions={
        <Inline gap={8}>
          <SegmentedControl
            label={t('scope')}
            hideLabel
            value={scope}
            onValueChange={chooseScope}
            options={[
              { value: 'MINE', label: t('mine') },
              { value: 'TEAM', label: t('team') },
            ]}
          />
          <Select
            label={t('kind')}
            hideLabel
            size="small"
            value={taskKind ?? 'ALL'}
            onValueChange={(value) => kind.set(value === 'ALL' ? null : value, true)}
            options={[
              { value: 'ALL', label: t('allKinds') },
              ...taskKinds.map((value) => ({ value, label: t(`taskKind.${value}`) })),
            ]}
          />
          <IconButton label={t('add')} onClick={editor.add}>
            <Icon of={Plus} />
          </IconButton>
        </Inline>
      }
    >
      {data ? (
        <WorkGroups
          groups={data.groups}
          scope={scope}
          onEdit={editor.edit}
          onMore={groupSize < MANY ? () => setGroupSize(MANY) : undefined}
          onAdd={editor.add}
        />
      ) : error ? (
        <ErrorState title={t('failed')} message={error.message} onRetry={() => void mutate()} />
      ) : (
        <Loading />
      )}
      <TaskEditor editor={editor} />
    </Card>
  );
}

function Loading() {
  return (
    <Box padding={20}>
      <Stack gap={20}>
        {['a', 'b', 'c', 'd', 'e'].map((each) => (
          <Skeleton key={each} shape="text" width="60%" />
        ))}
      </Stack>
    </Box>
  );
}
