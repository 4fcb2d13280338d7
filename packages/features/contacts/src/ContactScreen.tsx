import {
  canOpen,
  formatInstant,
  indexOfKey,
  PageTitle,
  PanelView,
  panelsOn,
  RecordGate,
  urls,
  useKeyHelp,
  usePageKeys,
  useProduct,
  useRouteParams,
} from '@fairlead/kit';
import { fullName } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Avatar, Callout, Icon, RecordHeader, Stack, Tabs, useMediaQuery } from '@fairlead/ui';
import { from } from '@fairlead/ui/contract';
import { Eraser } from 'lucide';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ContactActions } from './ContactActions';
import { ContactChips } from './ContactChips';
import { ContactFacts } from './ContactFacts';
import { ContactLine } from './ContactLine';
import { ContactOverview } from './ContactOverview';
import { type Contact, type Overview, useContact, useContactOverview } from './contacts.api';
import * as styles from './contacts.css';
import { ViewEnded } from './ViewEnded';

/** Panel beside the tabs on wide screens, and a tab on others. */
const ASIDE = 'activity';

/** Tab without a parameter in the address. */
const FIRST = 'overview';

/** Order of the tabs. Other panels come last. */
const order = [FIRST, 'opportunities', 'quotes', 'policies', 'claims', 'mails', ASIDE];
const tabOrder = (tab: string): number => (order.includes(tab) ? order.indexOf(tab) : order.length);

/** Number of records in a tab. Nothing for an empty tab. */
function countOf(overview: Overview | undefined, tab: string): { count?: number } {
  const counts: Readonly<Record<string, number | null>> | undefined = overview?.counts;
  const count = counts?.[tab];
  return count ? { count } : {};
}

export default function ContactScreen() {
  const { t } = useTranslation(['contacts', 'shell']);
  const { id } = useRouteParams(urls.contacts.view);
  const state = useContact(id);
  return (
    <RecordGate key={id} title={t('shell:contacts.view')} state={state} backTo={urls.contacts.list}>
      {(contact) => <ContactPage contact={state.data ?? contact} />}
    </RecordGate>
  );
}

function ContactPage({ contact }: { contact: Contact }) {
  const { t } = useTranslation(['contacts', 'shell']);
  const { viewer } = useAuth();
  const product = useProduct();
  const [search, setSearch] = useSearchParams();
  const { id, erasedAt } = contact;
  const panelProps = { id, readOnly: erasedAt !== null };
  const panels = viewer
    ? [...panelsOn(product, 'contact', viewer)].sort((a, b) => tabOrder(a.id) - tabOrder(b.id))
    : [];
  const isWide = useMediaQuery(from('lg'));
  const aside = isWide ? panels.find((panel) => panel.id === ASIDE) : undefined;
  const { data: overview } = useContactOverview(id);
  const tabs = [
    { value: FIRST, label: t('tab.overview'), content: <ContactOverview contact={contact} /> },
    ...panels
      .filter((panel) => panel !== aside)
      .map((panel) => ({
        value: panel.id,
        label: t(`shell:${panel.title}`),
        ...countOf(overview, panel.id),
        content: <PanelView panel={panel} {...panelProps} />,
      })),
  ];
  const tabParam = search.get('tab');
  const openTab = tabs.some(({ value }) => value === tabParam) ? (tabParam ?? FIRST) : FIRST;
  const main = useRef<HTMLDivElement>(null);
  useKeyHelp(() => (tabs.length > 1 ? [[[`1–${Math.min(tabs.length, 9)}`], t('shell:shortcuts.tab')]] : []));
  usePageKeys((event) => {
    const list = main.current?.querySelector('[role=tablist]');
    const tab = list?.querySelectorAll<HTMLElement>('[role=tab]')[indexOfKey(event.key) ?? -1];
    if (!tab) return;
    event.preventDefault();
    // a tab opens when it gets the focus
    tab.focus();
  });
  return (
    <Stack gap={20} data-state="ready">
      <PageTitle>{fullName(contact)}</PageTitle>
      {erasedAt === null ? null : (
        <Callout icon={<Icon of={Eraser} />} title={t('erased.on', { date: formatInstant(erasedAt) })}>
          {t('erased.text')}
        </Callout>
      )}
      <ViewEnded name={fullName(contact)} />
      <RecordHeader
        picture={<Avatar name={fullName(contact)} size="large" />}
        title={fullName(contact)}
        chips={<ContactChips contact={contact} size="large" />}
        description={<ContactLine contact={contact} />}
        actions={<ContactActions contact={contact} panels={panels} />}
      >
        {viewer && canOpen(product, urls.policies.list, viewer) ? <ContactFacts contact={contact} /> : null}
      </RecordHeader>
      <div className={aside && styles.withAside}>
        <div ref={main} className={styles.main}>
          {panels.length === 0 ? (
            tabs[0]?.content
          ) : (
            <Tabs
              label={t('tabs')}
              items={tabs}
              value={openTab}
              onValueChange={(tab) =>
                setSearch(tab === FIRST ? {} : { tab }, { replace: true, preventScrollReset: true })
              }
            />
          )}
        </div>
        {aside ? <PanelView panel={aside} {...panelProps} /> : null}
      </div>
    </Stack>
  );
}
