import type { Schemas } from '@fairlead/api-client/client';
import { Button, DescriptionList, Dialog, Icon, Stack, toast } from '@fairlead/ui';
import { Eye } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadMailPreview, type Quote } from '../quotes.api';
import { MailFrame } from './MailFrame';
import { mailOf, sendForm } from './sendForm';

type Preview = Schemas['QuoteMailPreview'];

/** Shows the entered mail as it will be sent. */
export function PreviewMail({ quote }: { quote: Quote }) {
  const { t } = useTranslation('quotes');
  const { trigger, getValues } = sendForm.useContext();
  const [loading, setLoading] = useState(false);
  const [preview, setPreview] = useState<Preview>();
  const open = async () => {
    if (!(await trigger(undefined, { shouldFocus: true }))) return;
    setLoading(true);
    const result = await loadMailPreview(quote, mailOf(getValues()));
    setLoading(false);
    if (result.ok) setPreview(result.payload);
    else toast({ tone: 'danger', title: t('preview.failed'), description: result.failure.message || undefined });
  };
  return (
    <>
      <Button variant="ghost" leadingIcon={<Icon of={Eye} size={16} />} loading={loading} onClick={() => void open()}>
        {t('preview.open')}
      </Button>
      {preview ? <PreviewDialog preview={preview} onClose={() => setPreview(undefined)} /> : null}
    </>
  );
}

function PreviewDialog({ preview, onClose }: { preview: Preview; onClose: () => void }) {
  const { t } = useTranslation('quotes');
  const { from, replyTo, to, cc, subject, attachments, html } = preview;
  const facts = [
    { term: t('preview.from'), description: `${from} (${replyTo})` },
    { term: t('send.to'), description: to },
    ...(cc.length > 0 ? [{ term: t('send.cc'), description: cc.join(', ') }] : []),
    { term: t('send.subject'), description: subject },
    ...(attachments.length > 0 ? [{ term: t('send.files'), description: attachments.join(', ') }] : []),
  ];
  return (
    <Dialog open onOpenChange={onClose} title={t('preview.title')} description={t('preview.text')} size="medium">
      <Stack gap={16}>
        <DescriptionList layout="rows" items={facts} />
        <MailFrame html={html} title={t('preview.title')} />
      </Stack>
    </Dialog>
  );
}
