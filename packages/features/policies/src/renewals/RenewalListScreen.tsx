import { formatCount, formatUsd, lazyDialog, ResourceList, useListPage } from '@fairlead/kit';
import { bulkActions } from '@fairlead/pickers';
import { ME, mayRenewPolicies, premiumChange, toCents } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { DocumentArt, SegmentedControl } from '@fairlead/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { formatPercent } from '../facts';
import { NextStep, useNextStepKey } from './NextStep';
import { RenewalStrip } from './RenewalStrip';
import { renewalList, showsMine } from './renewalReads';
import { type Renewal, useRenewalFigures } from './renewals.api';
import { useRenewalColumns } from './useRenewalColumns';

const bulk = {
  rowName: ({ policyNumber }: Renewal) => policyNumber,
  load: bulkActions('renewals', ['ASSIGN', 'MAIL', 'TASK']),
};

/** Sum of the known premiums of next terms in US dollars, and their change in percent where the current premium is known too. */
function offersOf(rows: readonly Renewal[]) {
  const sum = (amounts: readonly (number | null)[]) =>
    amounts.reduce<number>((all, each) => all + toCents(each ?? 0), 0);
  const compared = rows.filter(({ premium, renewalPremium }) => premium !== null && renewalPremium !== null);
  const [before, after] = [
    sum(compared.map(({ premium }) => premium)),
    sum(compared.map(({ renewalPremium }) => renewalPremium)),
  ];
  const usd = sum(rows.map(({ renewalPremium }) => renewalPremium)) / 100;
  return { usd, percent: premiumChange(before, after).percent };
}

const loadDialog = async () => (await import('./RenewPolicyDialog')).RenewPolicyDialog;
const RenewPolicyDialog = lazyDialog(loadDialog);

/** Policies that expire soon or are overdue, with the stage and the next step of their renewals. */
export default function RenewalListScreen() {
  const { t } = useTranslation('policies');
  const { viewer } = useAuth();
  const page = useListPage(renewalList);
  const { list } = page;
  const [search] = useSearchParams();
  const mine = showsMine(search);
  const figures = useRenewalFigures(mine);
  const columns = useRenewalColumns();
  const [policyId, setPolicyId] = useState<string>();
  useNextStepKey();
  const others = list.filters.filter(({ field }) => field !== 'agent');
  const counts = mine ? undefined : figures.data;

  return (
    <>
      <ResourceList
        title={t('renewals.title')}
        {...page}
        columns={columns}
        action={
          <SegmentedControl
            label={t('renewals.scope')}
            hideLabel
            value={mine ? 'MINE' : 'AGENCY'}
            onValueChange={(scope) =>
              list.changeFilters(
                scope === 'MINE' ? [...others, { field: 'agent', operator: 'is', values: [ME] }] : others,
              )
            }
            options={[
              { value: 'MINE', label: t('renewals.mine') },
              { value: 'AGENCY', label: t('renewals.agency') },
            ]}
          />
        }
        bulk={viewer && mayRenewPolicies(viewer) ? bulk : undefined}
        summary={<RenewalStrip state={figures} mine={mine} />}
        viewCounts={
          counts && {
            'filters=due.is.IN_30': counts.in30,
            'filters=due.is.IN_60': counts.in60,
            'filters=due.is.IN_90': counts.in90,
            'filters=due.is.OVERDUE': counts.overdue,
          }
        }
        total={{
          column: 'premium',
          amountOf: ({ premium }) => premium,
          labelOf: (count) => t('renewals.total', { count, number: formatCount(count) }),
          more: (rows, totals) => {
            const { usd, percent } =
              totals && 'renewalTotal' in totals
                ? { usd: totals.renewalTotal ?? 0, percent: totals.premiumChange }
                : offersOf(rows);
            if (percent === null) return [];
            return [
              { label: t('renewals.offered'), text: formatUsd(usd) },
              { label: t('renewals.averageChange'), text: formatPercent(percent) },
            ];
          },
        }}
        empty={{
          title: t('renewals.empty'),
          text: t('renewals.emptyText'),
          illustration: <DocumentArt />,
          action: null,
        }}
        rowActions={(renewal) => <NextStep renewal={renewal} onRenew={setPolicyId} />}
      />
      <RenewPolicyDialog open={policyId === undefined ? null : { policyId, onClose: () => setPolicyId(undefined) }} />
    </>
  );
}
