import { RecordName, to, urls, useCanOpen } from '@fairlead/kit';
import { Button, Card, DescriptionList, Icon, toast } from '@fairlead/ui';
import { FileDown } from 'lucide';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Opportunity, saveDetails } from '../opportunities.api';

/** Tag such as COMMERCIAL_PROPERTY, which breaks after its underscores. */
function Tag({ text }: { text: string }) {
  return text.split(/(?<=_)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}

/** Facts of an opportunity, with a download as PDF. */
export function FactsCard({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation(['opportunities', 'kit']);
  const canOpen = useCanOpen();
  const { insuranceName, opportunityCreatedBy, completed, tag, docType, policyId } = opportunity;
  const policy =
    policyId !== null && canOpen(urls.policies.detail) ? (
      <RecordName to={to(urls.policies.detail, { id: policyId })}>{t('policyDoc.open')}</RecordName>
    ) : null;
  const items = [
    { term: t('insurance'), description: insuranceName },
    { term: t('createdBy'), description: t(opportunityCreatedBy === 'CUSTOMER' ? 'customer' : 'kit:agent') },
    { term: t('completed'), description: t(completed ? 'yes' : 'no') },
    { term: t('tag'), description: tag && <Tag text={tag} /> },
    ...(policy ? [{ term: t('policyDoc.policy'), description: policy }] : []),
    ...(docType ? [{ term: t('doc.type'), description: t(`customerDocType.${docType}`) }] : []),
  ];
  return (
    <Card title={t('opportunity')} level={3} actions={<PrintButton opportunity={opportunity} />}>
      <DescriptionList items={items} columns={{ xs: 2, md: 3 }} />
    </Card>
  );
}

function PrintButton({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await saveDetails(opportunity);
      toast.success(t('print.done'));
    } catch {
      toast.error(t('print.failed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="ghost"
      size="small"
      leadingIcon={<Icon of={FileDown} />}
      loading={busy}
      aria-label={t('print.of', { serial: opportunity.serial })}
      onClick={() => void save()}
    >
      PDF
    </Button>
  );
}
