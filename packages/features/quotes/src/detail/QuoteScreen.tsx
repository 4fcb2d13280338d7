import { ErasedNotice, PageTitle, PanelView, panelsOn, RecordGate, RouterLink, urls, useProduct } from '@fairlead/kit';
import { awaitsAnswer, fullName, quoteLock } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Button, Icon, Inline, Stack } from '@fairlead/ui';
import { ArrowLeft } from 'lucide';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { type QuoteDetail, useQuote } from '../quotes.api';
import { AnswerCard } from './AnswerCard';
import { EmailButton } from './EmailButton';
import { AgencyCard, AgentCard, ContactCard } from './PeopleCards';
import { QuoteActions } from './QuoteActions';
import { QuoteCoverages } from './QuoteCoverages';
import { QuoteDiscounts } from './QuoteDiscounts';
import { QuoteDocs } from './QuoteDocs';
import { QuoteFacts } from './QuoteFacts';
import { QuoteHeader } from './QuoteHeader';
import * as styles from './QuoteScreen.css';

export default function QuoteScreen() {
  const { t } = useTranslation('quotes');
  const { id } = useParams();
  const state = useQuote(id);
  return (
    <RecordGate key={id} title={t('quote')} state={state} backTo={urls.quotes.list}>
      {(detail) => <Proposal detail={state.data ?? detail} />}
    </RecordGate>
  );
}

function Proposal({ detail }: { detail: QuoteDetail }) {
  const { t } = useTranslation('quotes');
  const { viewer } = useAuth();
  const product = useProduct();
  const panels = viewer ? panelsOn(product, 'quote', viewer) : [];
  const { quote, agency, coverageList, discountList, docList } = detail;
  const isCustomer = viewer?.role === 'CUSTOMER';
  const title = t('proposal', { contact: fullName(quote.contact) });
  const isLocked = quoteLock(quote) !== null;
  const editable = !isCustomer && !isLocked;
  const isErased = quote.contact.erased === true;

  return (
    <Stack gap={20} data-state="ready">
      <PageTitle>{title}</PageTitle>
      <Inline justify="between" wrap>
        <Button asChild variant="ghost" leadingIcon={<Icon of={ArrowLeft} size={16} />}>
          <RouterLink to={urls.quotes.list}>{t('back')}</RouterLink>
        </Button>
        <QuoteActions quote={quote} />
      </Inline>
      <ErasedNotice contact={quote.contact} />
      <QuoteHeader quote={quote} title={title} progress={!isCustomer} />
      {isCustomer && awaitsAnswer(quote) && !isLocked ? <AnswerCard quote={quote} /> : null}
      <div className={styles.page}>
        <div className={styles.column}>
          <QuoteFacts quote={quote} discounts={discountList} />
          <QuoteCoverages quote={quote} coverages={coverageList} editable={editable && !isErased} />
          {isCustomer ? null : <QuoteDiscounts quote={quote} discounts={discountList} editable={editable} />}
          <QuoteDocs quote={quote} docs={docList} createdBy={isCustomer ? 'CUSTOMER' : 'AGENT'} />
          {panels.map((panel) => (
            <PanelView key={panel.id} panel={panel} id={quote.id} readOnly={isErased} />
          ))}
        </div>
        <div className={styles.column}>
          {isCustomer ? null : (
            <ContactCard
              contact={quote.contact}
              title={t('yourClient')}
              action={isErased ? undefined : <EmailButton quote={quote} />}
            />
          )}
          <AgentCard agent={quote.assignedAgent} title={t(isCustomer ? 'yourAgent' : 'agent')} />
          <AgencyCard agency={agency} />
          {isCustomer ? <ContactCard contact={quote.contact} title={t('proposalFor')} /> : null}
        </div>
      </div>
    </Stack>
  );
}
