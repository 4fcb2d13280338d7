import { Skeleton } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { useCustomerFigures } from '../dashboard.api';
import { Frame } from '../Frame';
import { AgentCard } from './AgentCard';
import * as styles from './customer.css';
import { InProgress } from './InProgress';
import { Policies } from './Policies';
import { QuickServices } from './QuickServices';
import { WaitingQuotes } from './WaitingQuotes';

/** Dashboard of a customer: quotes to answer, policies and requests in progress. */
export default function CustomerScreen() {
  const { t } = useTranslation('dashboard');
  const figures = useCustomerFigures();
  const { data } = figures;
  const summary = data
    ? [
        t('customer.policies', { count: data.policies.total }),
        data.quotes.length > 0 ? t('customer.quotes', { count: data.quotes.length }) : '',
      ].join(' ')
    : // keeps the height of the line while loading
      '\u00a0';
  return (
    <Frame figures={figures} summary={summary}>
      {data ? <WaitingQuotes quotes={data.quotes} /> : <Skeleton shape="box" height={76} />}
      <div className={data ? styles.columns : `${styles.columns} ${styles.loading}`}>
        <Policies figures={data} />
        <Aside figures={data} />
      </div>
    </Frame>
  );
}

function Aside({ figures }: { figures: ReturnType<typeof useCustomerFigures>['data'] }) {
  return (
    <div className={styles.aside}>
      <InProgress entries={figures?.inProgress} />
      <AgentCard agent={figures?.agent} agencyName={figures?.agencyName ?? ''} />
      <QuickServices policyId={figures?.policies.content.find(({ policyStatus }) => policyStatus === 'ACTIVE')?.id} />
    </div>
  );
}
