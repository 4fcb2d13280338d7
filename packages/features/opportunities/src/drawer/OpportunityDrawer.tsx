import {
  ErasedNotice,
  formatInstant,
  GuardedRecord,
  LoadAlert,
  LoadError,
  PanelView,
  panelsOn,
  useProduct,
} from '@fairlead/kit';
import { fullName } from '@fairlead/rules';
import { Drawer, EmptyState, Icon, IconButton, Inline, MapArt, Skeleton, Stack, useMediaQuery } from '@fairlead/ui';
import { below } from '@fairlead/ui/contract';
import { ChevronDown, ChevronUp } from 'lucide';
import { useTranslation } from 'react-i18next';
import { AutomatedQuoteButton } from '../AutomatedQuoteButton';
import { OpportunityChip } from '../OpportunityChip';
import { type Opportunity, useOpportunity } from '../opportunities.api';
import { useInsuranceText } from '../useInsuranceText';
import { useRights } from '../useRights';
import { DocumentCard } from './DocumentCard';
import * as styles from './drawer.css';
import { FactsCard } from './FactsCard';
import { NextSteps } from './NextSteps';
import { NoteSection } from './NoteSection';
import { AgentsCard, ContactCard } from './PeopleCards';
import { PremiumSection } from './PremiumSection';
import { StatusControl } from './StatusControl';

interface OpportunityDrawerProps {
  id: string;
  /** Rows of the list, for the previous and next buttons. */
  siblings: readonly Opportunity[];
  onOpen: (opportunity: Opportunity) => void;
  onClose: () => void;
  onAssign: (opportunity: Opportunity) => void;
}

/** Drawer that shows an opportunity over the list. */
export function OpportunityDrawer({ id, siblings, onOpen, onClose, onAssign }: OpportunityDrawerProps) {
  const { t } = useTranslation(['opportunities', 'kit']);
  const { mayQuote, viewer } = useRights();
  const product = useProduct();
  const panels = viewer ? panelsOn(product, 'opportunity', viewer) : [];
  const { data, error, mutate } = useOpportunity(id);
  // shows the data of the row until the server responds
  const opportunity = data ?? siblings.find((row) => row.id === id);
  const phone = useMediaQuery(below('md'));
  const next = opportunity ? <NextSteps opportunity={opportunity} /> : null;
  const missing = error?.status === 404 || error?.status === 400;
  return (
    <Drawer
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      size="full"
      title={
        opportunity && !missing ? (
          <Inline gap={12} align="center" wrap>
            {fullName(opportunity.contact)}
            <OpportunityChip status={opportunity.status} size="medium" />
          </Inline>
        ) : (
          t('drawer.title')
        )
      }
      description={opportunity && !missing ? <About opportunity={opportunity} /> : undefined}
      footer={phone && !missing ? next : undefined}
      actions={
        <>
          {opportunity && mayQuote(opportunity) ? (
            <AutomatedQuoteButton key={id} opportunity={opportunity} label={t('automatedQuote')} />
          ) : null}
          {phone ? null : next}
          <Steps id={id} siblings={siblings} onOpen={onOpen} />
        </>
      }
    >
      {missing ? (
        <EmptyState
          illustration={<MapArt />}
          title={t('kit:record.notFound')}
          description={t('kit:record.notFoundText')}
          level={3}
        />
      ) : opportunity ? (
        <div className={styles.columns}>
          <Stack gap={16}>
            {error ? <LoadAlert title={t('kit:record.stale')} failure={error} onRetry={() => mutate()} /> : null}
            <ErasedNotice contact={opportunity.contact} />
            <StatusControl key={id} opportunity={opportunity} />
            <FactsCard key={`facts-${id}`} opportunity={opportunity} />
            <GuardedRecord params={['open']}>
              <PremiumSection key={`premium-${id}`} opportunity={opportunity} />
              <NoteSection key={`note-${id}`} opportunity={opportunity} />
            </GuardedRecord>
            {panels.map((panel) => (
              <PanelView
                key={`${panel.id}-${id}`}
                panel={panel}
                id={id}
                readOnly={opportunity.contact.erased === true}
              />
            ))}
          </Stack>
          <div className={styles.document}>
            <DocumentCard key={id} opportunity={opportunity} />
          </div>
          <div className={styles.people}>
            <Stack gap={16}>
              <ContactCard opportunity={opportunity} />
              <AgentsCard opportunity={opportunity} onAssign={onAssign} />
            </Stack>
          </div>
        </div>
      ) : error ? (
        <LoadError level={3} title={t('kit:record.failed')} failure={error} onRetry={() => mutate()} />
      ) : (
        <Stack gap={16} aria-busy="true">
          <Skeleton shape="box" height={120} />
          <Skeleton shape="box" height={96} />
          <Skeleton shape="box" height={160} />
        </Stack>
      )}
    </Drawer>
  );
}

function About({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const about = useInsuranceText()(opportunity);
  const { serial, creationDateTimeStamp, createdBy, opportunityCreatedBy } = opportunity;
  const created = t('drawer.created', {
    date: formatInstant(creationDateTimeStamp),
    name: opportunityCreatedBy === 'CUSTOMER' ? t('customer') : createdBy.name,
  });
  return <>{[serial, about, created].filter(Boolean).join(' · ')}</>;
}

/** Buttons for the previous and the next row. */
function Steps({ id, siblings, onOpen }: Pick<OpportunityDrawerProps, 'id' | 'siblings' | 'onOpen'>) {
  const { t } = useTranslation('opportunities');
  const at = siblings.findIndex((row) => row.id === id);
  if (at < 0) return null;
  const [previous, next] = [siblings[at - 1], siblings[at + 1]];
  return (
    <Inline gap={4}>
      <IconButton
        label={t('drawer.previous')}
        variant="ghost"
        disabled={!previous}
        onClick={() => (previous ? onOpen(previous) : undefined)}
      >
        <Icon of={ChevronUp} />
      </IconButton>
      <IconButton
        label={t('drawer.next')}
        variant="ghost"
        disabled={!next}
        onClick={() => (next ? onOpen(next) : undefined)}
      >
        <Icon of={ChevronDown} />
      </IconButton>
    </Inline>
  );
}
