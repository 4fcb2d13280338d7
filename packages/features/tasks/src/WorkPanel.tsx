import { type PanelProps, RouterLink, urls } from '@fairlead/kit';
import { Box, Card, Icon, IconButton, Inline, useMediaQuery } from '@fairlead/ui';
import { below } from '@fairlead/ui/contract';
import { CalendarDays, Plus } from 'lucide';
import { useTranslation } from 'react-i18next';
import { TaskEditor, useTaskEditor } from './TaskEditor';
import { useWorkFilters } from './useWorkFilters';
import { WorkFilterFields } from './WorkFilterFields';
import { useWorkList, WorkList } from './WorkList';

/** Open tasks of the user or the agency on the dashboard, in groups by day. */
export default function WorkPanel(_: PanelProps) {
  const { t } = useTranslation('tasks');
  const filters = useWorkFilters();
  const work = useWorkList(filters);
  const editor = useTaskEditor();
  const title = t(filters.workScope === 'MINE' ? 'myWork' : 'teamWork');
  const isPhone = useMediaQuery(below('md'));
  const kind = filters.taskKind ? `&taskKind=${filters.taskKind}` : '';
  return (
    <Card
      aria-label={title}
      title={title}
      padding="none"
      aria-busy={!work.data && !work.error}
      actions={
        <Inline gap={8}>
          {isPhone ? null : (
            <>
              <WorkFilterFields filters={filters} />
              <IconButton asChild label={t('calendar')}>
                <RouterLink to={`${urls.tasks}?layout=calendar${kind}`}>
                  <Icon of={CalendarDays} />
                </RouterLink>
              </IconButton>
            </>
          )}
          <IconButton label={t('add')} onClick={editor.add}>
            <Icon of={Plus} />
          </IconButton>
        </Inline>
      }
    >
      {isPhone ? (
        <Box paddingBlock={12} paddingInline={16}>
          <Inline gap={8}>
            <WorkFilterFields filters={filters} />
          </Inline>
        </Box>
      ) : null}
      <WorkList work={work} filters={filters} editor={editor} level={3} />
      <TaskEditor editor={editor} />
    </Card>
  );
}
