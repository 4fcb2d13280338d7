import { lazyDialog, PageTitle, RecordGate, urls, useRouteParams } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { Button, Icon, Inline, Stack } from '@fairlead/ui';
import { FileDown, Undo2 } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showReceipt } from '../showReceipt';
import { type TransactionDetail, useTransaction } from '../transactions.api';
import { DisputeCallouts } from './DisputeCallouts';
import { leftOf, refundObstacle } from './refundForm';
import { AgencyCard, PaymentCard, TransactionHeader } from './TransactionCards';
import { TransactionHistory } from './TransactionHistory';
import * as styles from './transaction.css';

const RefundDialog = lazyDialog(async () => (await import('./RefundDialog')).RefundDialog);

export default function TransactionScreen() {
  const { t } = useTranslation('plans');
  const { id } = useRouteParams(urls.transactions.view);
  const state = useTransaction(id);
  return (
    <RecordGate key={id} title={t('transaction')} state={state} backTo={urls.transactions.list}>
      {(transaction) => <TransactionPage transaction={state.data ?? transaction} />}
    </RecordGate>
  );
}

/** Payment of an agency with its refunds and disputes. Platform admins with the privilege can refund it. */
function TransactionPage({ transaction }: { transaction: TransactionDetail }) {
  const { t } = useTranslation('plans');
  const { viewer } = useAuth();
  const [isRefunding, setIsRefunding] = useState(false);
  const mayRefund = viewer?.role === 'ADMIN' && viewer.privileges.includes('TRANSACTION_REFUND');
  const obstacle = refundObstacle(transaction);
  return (
    <Stack gap={20} data-state="ready">
      <PageTitle>{transaction.reference}</PageTitle>
      <TransactionHeader
        transaction={transaction}
        actions={
          <Inline gap={8}>
            {transaction.hasReceipt ? (
              <Button leadingIcon={<Icon of={FileDown} size={16} />} onClick={() => void showReceipt(transaction)}>
                {t('receipt')}
              </Button>
            ) : null}
            {mayRefund && (obstacle || leftOf(transaction) > 0) ? (
              <Button
                variant="solid"
                tone="accent"
                leadingIcon={<Icon of={Undo2} size={16} />}
                disabled={obstacle !== undefined}
                title={obstacle && t(obstacle)}
                onClick={() => setIsRefunding(true)}
              >
                {t('refund')}
              </Button>
            ) : null}
          </Inline>
        }
      />
      <DisputeCallouts transaction={transaction} />
      <div className={styles.page}>
        <div className={styles.column}>
          <PaymentCard transaction={transaction} />
          <TransactionHistory transaction={transaction} />
        </div>
        <div className={styles.column}>
          <AgencyCard transaction={transaction} />
        </div>
      </div>
      <RefundDialog open={isRefunding ? { transaction, onClose: () => setIsRefunding(false) } : null} />
    </Stack>
  );
}
