import { from, Skeleton, useMediaQuery } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { type CustomerFigures, useCustomerFigures } from '../dashboard.api';
import { Frame } from '../Frame';
import { AgentCard } from './AgentCard';
import { ClaimProgress } from './ClaimProgress';
import * as styles from './customer.css';
import { InProgress } from './InProgress';
import { countNeeds, NeedsYou } from './NeedsYou';
import { NextPayment } from './NextPayment';
import { Policies } from './Policies';
import { QuickServices } from './QuickServices';
import { ReceivedDocuments } from './ReceivedDocuments';

/** Home of a customer: things to do first, then policies, services and requests in progress. */
export default function CustomerScreen() {
  const { t } = useTranslation('dashboard');
  const figures = useCustomerFigures();
  const { data } = figures;
  const summary = data
    ? [
        t('customer.policies', { count: data.policies.total }),
        countNeeds(data) > 0 ? t('customer.needs', { count: countNeeds(data) }) : '',
      ].join(' ')
    : // keeps the height of the line while loading
      '\u00a0';
  return (
    <Frame figures={figures} summary={summary}>
      {data ? <Content figures={data} /> : <Loading />}
    </Frame>
  );
}

function Content({ figures }: { figures: CustomerFigures }) {
  const { inProgress, agent, agencyName, nextPayment, receivedDocuments } = figures;
  const isWide = useMediaQuery(from('lg'));
  const [claim] = figures.claims;
  const others = inProgress.filter(({ id }) => id !== claim?.id);
  const payment = nextPayment ? <NextPayment payment={nextPayment} /> : null;
  return (
    <>
      <NeedsYou figures={figures} />
      <div className={styles.columns}>
        <div className={styles.aside}>
          <Policies figures={figures} />
          <QuickServices figures={figures} />
          {receivedDocuments.length > 0 ? <ReceivedDocuments figures={figures} /> : null}
        </div>
        <div className={styles.aside}>
          {/* the second column of wide windows begins with the payment; in one column, the claim comes first */}
          {isWide ? payment : null}
          {claim ? <ClaimProgress claim={claim} /> : null}
          {isWide ? null : payment}
          {claim && others.length === 0 ? null : <InProgress entries={others} />}
          <AgentCard agent={agent} agencyName={agencyName} />
        </div>
      </div>
    </>
  );
}

/** Boxes without texts, because texts would move when the number of things to do is known. */
function Loading() {
  return (
    <>
      <Skeleton shape="box" height={200} />
      <div className={`${styles.columns} ${styles.loading}`}>
        <div className={styles.cards}>
          {[1, 2, 3].map((card) => (
            <Skeleton key={card} shape="box" height={216} />
          ))}
        </div>
        <div className={styles.aside}>
          {[160, 136, 240].map((height) => (
            <Skeleton key={height} shape="box" height={height} />
          ))}
        </div>
      </div>
    </>
  );
}
