import { messageOf, type Read } from '@fairlead/api-client/client';
import { formatRecent, formatUsd, RecordName, useKeyHelp, useNow, useSearchParam } from '@fairlead/kit';
import { boardStatuses, fullName, type OpportunityStatus, opportunityStatuses } from '@fairlead/rules';
import { Avatar, Inline, Stack, Text, toast } from '@fairlead/ui';
import { Board, type BoardMove } from '@fairlead/ui/board';
import { useTranslation } from 'react-i18next';
import { type Opportunity, useUpdateOpportunity } from './opportunities.api';
import { isStatus, useBoardColumns } from './useBoardColumns';
import { useInsuranceText } from './useInsuranceText';
import { useRights } from './useRights';

export interface OpportunityBoardProps {
  /** Request of the list, with its search, filters and sorting. */
  read: Read<'/api/opportunity/all'>;
  /** Statuses of the filters of the list. Empty without such a filter. */
  filtered: readonly string[];
  /** Returns the link to an opportunity. */
  hrefOf: (id: string) => string;
}

/** Opportunities by status. A card changes its status when an agent moves it to another column. */
export default function OpportunityBoard({ read, filtered, hrefOf }: OpportunityBoardProps) {
  const { t } = useTranslation(['opportunities', 'kit']);
  const { viewer, settableStatuses } = useRights();
  const update = useUpdateOpportunity();
  const insuranceText = useInsuranceText();
  const columnsParam = useSearchParam('columns');
  const now = useNow();
  const usual =
    columnsParam.value === 'all' ? opportunityStatuses : boardStatuses({ licensed: viewer?.licensed ?? false });
  const shown = filtered.length > 0 ? opportunityStatuses.filter((status) => filtered.includes(status)) : usual;
  const { columns, loadMore, arrival } = useBoardColumns(
    read,
    shown,
    viewer?.licensed === true || viewer?.agencyAdmin === true,
  );
  const maySet = (status: string): status is OpportunityStatus => isStatus(status) && settableStatuses.includes(status);

  const change = async (opportunity: Opportunity, from: string, to: string) => {
    if (!maySet(to)) return undefined;
    const arrived = arrival({ id: opportunity.id, from, to });
    const result = await update(opportunity, { status: to });
    if (!result.ok) throw new Error(messageOf(result.failure));
    await arrived;
    return result;
  };
  const undo = async ({ from, to }: BoardMove<Opportunity>, changed: Opportunity) => {
    try {
      const result = await change(changed, to, from);
      if (result) toast.success(result.message);
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error));
    }
  };
  const onMove = async (move: BoardMove<Opportunity>) => {
    const result = await change(move.card, move.from, move.to);
    if (!result) return;
    const action = { label: t('board.undo'), onSelect: () => void undo(move, result.payload) };
    toast.success(result.message, maySet(move.from) ? { action } : undefined);
  };
  useKeyHelp(() => [
    [[t('board.space')], t('board.lift')],
    [['M'], t('board.moveTo')],
  ]);
  return (
    <Board<Opportunity>
      label={t('list.title')}
      columns={columns}
      cardKey={({ id }) => id}
      cardLabel={({ contact, serial }) => `${fullName(contact)}, ${serial}`}
      onMove={onMove}
      validate={(_, to) => (maySet(to) ? undefined : t(viewer?.licensed ? 'board.automatic' : 'board.licensed'))}
      onLoadMore={loadMore}
      renderCard={(opportunity, tabIndex) => (
        <Stack gap={2}>
          <RecordName to={hrefOf(opportunity.id)} tabIndex={tabIndex}>
            {fullName(opportunity.contact)}
          </RecordName>
          <Text tone="muted" truncate title={insuranceText(opportunity) ?? opportunity.serial}>
            {insuranceText(opportunity) ?? opportunity.serial}
          </Text>
          <Inline gap={8} align="end" justify="between">
            {/* A narrow column shows them on two lines. */}
            <Inline gap={8} wrap>
              {opportunity.premium === null ? null : (
                <Text weight="label" numeric>
                  {formatUsd(opportunity.premium)}
                </Text>
              )}
              <Text size="label" tone="muted" numeric>
                {formatRecent(opportunity.creationDateTimeStamp, now)}
              </Text>
            </Inline>
            {opportunity.assignedAgent ? <Avatar name={opportunity.assignedAgent.name} size="small" /> : null}
          </Inline>
        </Stack>
      )}
    />
  );
}
