import { type BulkActionsProps, formatCount, useFootSpace } from '@fairlead/kit';
import { BulkBar, Button, Icon, Menu, MenuItem } from '@fairlead/ui';
import {
  ChevronDown,
  CircleDot,
  Download,
  FileSpreadsheet,
  FileText,
  type IconNode,
  ListChecks,
  Mail,
  SquareCheck,
  Trash2,
  UserRoundPlus,
} from 'lucide';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkAction } from './useBulkRun';

/** Distance in px from the totals and pages of the list. */
const ABOVE_FOOT = 12;

interface BulkButtonsProps extends Pick<BulkActionsProps, 'file' | 'total' | 'totalIsCapped'> {
  /** Number of selected rows. */
  count: number;
  actions: readonly BulkAction[];
  onAction: (action: BulkAction) => void;
  /** Selects all rows that match. Undefined if all are selected. */
  onSelectAll: (() => void) | undefined;
  /** Rows to export; undefined for all that match. */
  exported: readonly string[] | undefined;
  onClear: () => void;
  /** Buttons of one list only. */
  children?: ReactNode;
}

/** Bar with the actions on selected rows. */
export function BulkButtons({ count, actions, onAction, onSelectAll, onClear, children, ...rest }: BulkButtonsProps) {
  const { t } = useTranslation('bulk');
  const foot = useFootSpace();
  const { file, exported, total, totalIsCapped } = rest;
  const buttonOf = (action: BulkAction, icon: IconNode, label: string) =>
    actions.includes(action) ? (
      <Button size="small" leadingIcon={<Icon of={icon} size={16} />} onClick={() => onAction(action)}>
        {label}
      </Button>
    ) : null;
  return (
    <BulkBar
      floating
      count={count}
      onClear={onClear}
      {...(foot > 0 && { style: { insetBlockEnd: foot + ABOVE_FOOT } })}
    >
      {onSelectAll ? (
        <Button size="small" variant="ghost" leadingIcon={<Icon of={ListChecks} size={16} />} onClick={onSelectAll}>
          {t('selectAll', { total: totalIsCapped ? `${formatCount(total)}+` : formatCount(total) })}
        </Button>
      ) : null}
      {buttonOf('ASSIGN', UserRoundPlus, t('assign'))}
      {buttonOf('STATUS', CircleDot, t('status'))}
      {buttonOf('MAIL', Mail, t('mail'))}
      {buttonOf('TASK', SquareCheck, t('task'))}
      {children}
      {file ? <ExportButton file={file} ids={exported} /> : null}
      {actions.includes('DELETE') ? (
        <Button
          size="small"
          variant="outline"
          tone="danger"
          leadingIcon={<Icon of={Trash2} size={16} />}
          onClick={() => onAction('DELETE')}
        >
          {t('delete')}
        </Button>
      ) : null}
    </BulkBar>
  );
}

interface ExportButtonProps {
  file: NonNullable<BulkActionsProps['file']>;
  ids: readonly string[] | undefined;
}

function ExportButton({ file, ids }: ExportButtonProps) {
  const { t } = useTranslation(['bulk', 'kit']);
  return (
    <Menu
      trigger={
        <Button
          size="small"
          leadingIcon={<Icon of={Download} size={16} />}
          trailingIcon={<Icon of={ChevronDown} size={14} />}
          loading={file.loading}
        >
          {t('export')}
        </Button>
      }
    >
      <MenuItem icon={<Icon of={FileSpreadsheet} size={16} />} onSelect={() => void file.save(ids, 'xlsx')}>
        {t('kit:export.xlsx')}
      </MenuItem>
      <MenuItem icon={<Icon of={FileText} size={16} />} onSelect={() => void file.save(ids)}>
        {t('kit:export.csv')}
      </MenuItem>
    </Menu>
  );
}
