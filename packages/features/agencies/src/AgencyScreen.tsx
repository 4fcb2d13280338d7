import { PageTitle, PanelView, panelsOn, RecordGate, urls, useProduct, useRouteParams } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { Stack, Tabs } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { DisabledNotice } from './AgencyAccess';
import { AgencyHeader } from './AgencyHeader';
import { AgencyProfile } from './AgencyProfile';
import { type Agency, useAgency } from './agencies.api';
import { Members } from './Members';

/** Order of the tabs. Other panels come last. */
const order = ['profile', 'members', 'subscription', 'documents', 'transactions'];
const rank = (tab: string): number => (order.includes(tab) ? order.indexOf(tab) : order.length);

export default function AgencyScreen() {
  const { t } = useTranslation('agencies');
  const { id } = useRouteParams(urls.agencies.view);
  const state = useAgency(id);
  return (
    <RecordGate key={id} title={t('title')} state={state} backTo={urls.agencies.list}>
      {(agency) => <AgencyPage agency={state.data ?? agency} />}
    </RecordGate>
  );
}

function AgencyPage({ agency }: { agency: Agency }) {
  const { t } = useTranslation(['agencies', 'shell']);
  const { viewer } = useAuth();
  const product = useProduct();
  const [search, setSearch] = useSearchParams();
  const panels = viewer ? panelsOn(product, 'agency', viewer) : [];
  const tabs = [
    { value: 'profile', label: t('tab.profile'), content: <AgencyProfile agency={agency} /> },
    {
      value: 'members',
      label: t('tab.members'),
      count: agency.agents.total,
      content: <Members agencyId={agency.id} />,
    },
    ...panels.map((panel) => ({
      value: panel.id,
      label: t(`shell:${panel.title}`),
      content: <PanelView panel={panel} id={agency.id} />,
    })),
  ].sort((a, b) => rank(a.value) - rank(b.value));
  const asked = search.get('tab');
  const open = tabs.some(({ value }) => value === asked) ? (asked ?? 'profile') : 'profile';

  return (
    <Stack gap={20} data-state="ready">
      <PageTitle>{agency.agencyName}</PageTitle>
      <DisabledNotice agency={agency} />
      <AgencyHeader agency={agency} />
      <Tabs
        label={t('tabs')}
        items={tabs}
        value={open}
        onValueChange={(tab) =>
          setSearch(tab === 'profile' ? {} : { tab }, { replace: true, preventScrollReset: true })
        }
      />
    </Stack>
  );
}
