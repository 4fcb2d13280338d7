import {
  CreateLink,
  type ListControls,
  lazyDialog,
  lazyPart,
  ResourceList,
  urls,
  useDeleteRow,
  useListPage,
  useSearchParam,
  useUnlicensedEmpty,
  ViewRow,
  withoutColumns,
} from '@fairlead/kit';
import { bulkActions } from '@fairlead/pickers';
import { fullName, settableStatuses } from '@fairlead/rules';
import { Button, DocumentArt, Icon, Skeleton } from '@fairlead/ui';
import { List, SquareKanban } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Opportunity, useDeleteOpportunity } from './opportunities.api';
import { useOpportunityColumns } from './opportunityColumns';
import { opportunityList } from './opportunityList';
import { UploadDocButton } from './UploadDocButton';
import { useRights } from './useRights';

const OpportunityDrawer = lazyDialog(async () => (await import('./drawer/OpportunityDrawer')).OpportunityDrawer);
/** Loaded when the board is shown, so that the list does not contain its code. */
const OpportunityBoard = lazyPart(async () => (await import('./OpportunityBoard')).default);
const AssignDialog = lazyDialog(async () => (await import('./AssignDialog')).AssignDialog);

/** Actions on selected rows. The license of an agent decides about the statuses. */
const bulkFor = (licensed: boolean) => ({
  rowName: ({ serial }: Opportunity) => serial,
  load: bulkActions('opportunities', ['ASSIGN', 'TASK', 'DELETE'], {
    statusesFor: () => settableStatuses({ role: 'AGENT', licensed }),
  }),
});
const bulk = { licensed: bulkFor(true), unlicensed: bulkFor(false) };

/** Statuses of the filters of the list. */
const filteredStatuses = ({ filters }: ListControls) =>
  filters
    .filter(({ field, operator }) => field === 'status' && ['is', 'any'].includes(operator))
    .flatMap(({ values }) => values);

/** Opportunities of the agency. Customers see their own as quote requests. */
export default function OpportunityListScreen() {
  const { t } = useTranslation(['opportunities', 'kit']);
  const { viewer, customer, mayCreate, isOwner } = useRights();
  const page = useListPage(opportunityList);
  const { value: openId, set: setOpenId, hrefOf } = useSearchParam('open');
  // moving to the next opportunity adds no history entry
  const open = ({ id }: Opportunity) => setOpenId(id, openId !== null);
  const close = () => setOpenId(null, true);
  const siblings = page.state.data?.content ?? [];
  const [assigning, setAssigning] = useState<Opportunity | null>(null);
  const columns = useOpportunityColumns(hrefOf, setAssigning);
  const { deleteRow, confirmation } = useDeleteRow<Opportunity>({
    nameOf: ({ serial }) => serial,
    subject: ({ serial, contact, insuranceName }) =>
      [serial, fullName(contact), insuranceName].filter(Boolean).join(' · '),
    onDelete: useDeleteOpportunity(),
  });
  const layout = useSearchParam('layout');
  const isBoard = !customer && layout.value === 'board';
  const filtered = filteredStatuses(page.list);
  const boardColumns = useSearchParam('columns');
  const showsAll = boardColumns.value === 'all';
  const unlicensed = useUnlicensedEmpty();
  const createLink = mayCreate ? <CreateLink to={urls.opportunities.create} label={t('create')} /> : null;

  return (
    <>
      <ResourceList
        title={t(customer ? 'list.customerTitle' : 'list.title')}
        {...page}
        columns={customer ? withoutColumns(columns, 'quote') : columns}
        empty={{
          title: t('list.empty'),
          text: t(customer ? 'list.emptyCustomer' : 'list.emptyText'),
          illustration: <DocumentArt />,
          action: customer ? undefined : createLink,
          ...unlicensed,
        }}
        bulk={customer ? undefined : bulk[viewer?.licensed ? 'licensed' : 'unlicensed']}
        action={
          customer ? (
            <UploadDocButton />
          ) : (
            <>
              {isBoard && filtered.length === 0 ? (
                <Button
                  variant="ghost"
                  aria-pressed={showsAll}
                  onClick={() => boardColumns.set(showsAll ? null : 'all', true)}
                >
                  {t('board.allStatuses')}
                </Button>
              ) : null}
              <Button
                leadingIcon={<Icon of={isBoard ? List : SquareKanban} size={16} />}
                onClick={() => layout.set(isBoard ? null : 'board')}
              >
                {t(isBoard ? 'board.list' : 'board.board')}
              </Button>
              {createLink}
            </>
          )
        }
        board={
          isBoard ? (
            <OpportunityBoard
              fallback={<Skeleton shape="box" height={480} />}
              part={{ read: page.list.read, filtered, hrefOf }}
            />
          ) : undefined
        }
        actionCount={2}
        rowActions={(opportunity) => (
          <>
            <ViewRow name={opportunity.serial} onClick={() => open(opportunity)} />
            {isOwner(opportunity) ? deleteRow(opportunity) : null}
          </>
        )}
      />
      <OpportunityDrawer
        open={openId ? { id: openId, siblings, onOpen: open, onClose: close, onAssign: setAssigning } : null}
      />
      <AssignDialog open={assigning && { opportunity: assigning, onClose: () => setAssigning(null) }} />
      {confirmation}
    </>
  );
}
