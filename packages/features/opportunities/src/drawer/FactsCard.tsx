import { Button, Card, DescriptionList, toast } from '@fairlead/ui';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Opportunity, saveDetails } from '../opportunities.api';

/** What is asked for, and its print. */
export function FactsCard({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const { insuranceName, opportunityCreatedBy, completed, tag, docType } = opportunity;
  const items = [
    { term: t('insurance'), description: insuranceName },
    { term: t('createdBy'), description: t(opportunityCreatedBy === 'CUSTOMER' ? 'customer' : 'agent.label') },
    { term: t('completed'), description: t(completed ? 'yes' : 'no') },
    { term: t('tag'), description: tag },
    ...(docType ? [{ term: t('doc.type'), description: t(`docType.${docType}`) }] : []),
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
      leadingIcon={<FileDown />}
      loading={busy}
      aria-label={t('print.of', { serial: opportunity.serial })}
      onClick={() => void save()}
    >
      PDF
    </Button>
  );
}
