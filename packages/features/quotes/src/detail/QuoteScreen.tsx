import {
  PageTitle,
  PanelView,
  panelsOn,
  RecordGate,
  RouterLink,
  to,
  urls,
  useCanOpen,
  useProduct,
} from '@fairlead/kit';
import { awaitsAnswer, fullName, quoteLock, quoteStep } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Button, Icon, Inline, Stack } from '@fairlead/ui';
import { ArrowLeft, Pencil, ShieldCheck, ShieldPlus } from 'lucide';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { AddQuote } from '../add/AddQuote';
import { type QuoteDetail, useQuote } from '../quotes.api';
import { AnswerCard } from './AnswerCard';
import { DownloadButton } from './DownloadButton';
import { EmailButton } from './EmailButton';
import { NextStep } from './NextStep';
import { AgencyCard, AgentCard, ContactCard } from './PeopleCards';
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
  const canOpen = useCanOpen();
  const product = useProduct();
  const panels = viewer ? panelsOn(product, 'quote', viewer) : [];
  const { quote, agency, coverageList, discountList, docList } = detail;
  const isCustomer = viewer?.role === 'CUSTOMER';
  const title = t('proposal', { contact: fullName(quote.contact) });
  const isLocked = quoteLock(quote) !== null;
  const editable = !isCustomer && !isLocked;

  return (
    <Stack gap={20} data-state="ready">
      <PageTitle>{title}</PageTitle>
      <Inline justify="between" wrap>
        <Button asChild variant="ghost" leadingIcon={<Icon of={ArrowLeft} size={16} />}>
          <RouterLink to={urls.quotes.list}>{t('back')}</RouterLink>
        </Button>
        <Inline gap={8} wrap>
          <DownloadButton quote={quote} />
          {isCustomer ? null : (
            <Button asChild leadingIcon={<Icon of={Pencil} size={16} />}>
              <RouterLink to={to(urls.quotes.edit, { id: quote.id })}>{t('edit')}</RouterLink>
            </Button>
          )}
          {quote.policyId !== null && canOpen(urls.policies.detail) ? (
            <Button asChild leadingIcon={<Icon of={ShieldCheck} size={16} />}>
              <RouterLink to={to(urls.policies.detail, { id: quote.policyId })}>{t('openPolicy')}</RouterLink>
            </Button>
          ) : null}
          {quote.policyId === null && quoteStep(quote) !== 'CREATE_POLICY' && canOpen(urls.policies.create) ? (
            <Button asChild leadingIcon={<Icon of={ShieldPlus} size={16} />}>
              <RouterLink to={`${urls.policies.create}?quoteId=${quote.id}`}>{t('createPolicy')}</RouterLink>
            </Button>
          ) : null}
          {isCustomer ? null : (
            <AddQuote
              subject={{
                opportunityId: quote.opportunityId,
                serial: quote.opportunitySerial,
                contactId: quote.contactId,
                insuranceTypeId: quote.insuranceTypeId,
                from: quote,
              }}
            />
          )}
          {isCustomer ? null : <NextStep quote={quote} />}
        </Inline>
      </Inline>
      <QuoteHeader quote={quote} title={title} progress={!isCustomer} />
      {isCustomer && awaitsAnswer(quote) && !isLocked ? <AnswerCard quote={quote} /> : null}
      <div className={styles.page}>
        <div className={styles.column}>
          <QuoteFacts quote={quote} discounts={discountList} />
          <QuoteCoverages quote={quote} coverages={coverageList} editable={editable} />
          {isCustomer ? null : <QuoteDiscounts quote={quote} discounts={discountList} editable={editable} />}
          <QuoteDocs quote={quote} docs={docList} createdBy={isCustomer ? 'CUSTOMER' : 'AGENT'} />
          {panels.map((panel) => (
            <PanelView key={panel.id} panel={panel} id={quote.id} />
          ))}
        </div>
        <div className={styles.column}>
          {isCustomer ? null : (
            <ContactCard contact={quote.contact} title={t('yourClient')} action={<EmailButton quote={quote} />} />
          )}
          <AgentCard agent={quote.assignedAgent} title={t(isCustomer ? 'yourAgent' : 'agent')} />
          <AgencyCard agency={agency} />
          {isCustomer ? <ContactCard contact={quote.contact} title={t('proposalFor')} /> : null}
        </div>
      </div>
    </Stack>
  );
}
