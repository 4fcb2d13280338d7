import type { PanelProps } from '@fairlead/kit';
import { Button, Card, Icon, Stack, Text } from '@fairlead/ui';
import { Upload } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DocDialog } from './DocDialog';

/** On a policy's page, a customer uploads a document about the policy for the agent to review. */
export default function PolicyUploadPanel({ id }: PanelProps) {
  const { t } = useTranslation('opportunities');
  const [open, setOpen] = useState(false);
  return (
    <Card title={t('policyDoc.title')}>
      <Stack gap={12} align="start">
        <Text tone="muted">{t('doc.text')}</Text>
        <Button writes leadingIcon={<Icon of={Upload} size={16} />} onClick={() => setOpen(true)}>
          {t('doc.upload')}
        </Button>
      </Stack>
      {open ? <DocDialog policyId={id} onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}
