import { formatDateTime } from '@fairlead/kit';
import { Avatar, Button, Card, Dialog, ErrorState, Icon, Inline, Skeleton, Stack, Text } from '@fairlead/ui';
import { RichText } from '@fairlead/ui/rich-text';
import { ArrowLeft, ArrowRight } from 'lucide';
import { useTranslation } from 'react-i18next';
import { Attachments } from './Attachments';
import { DeliveryFailure } from './DeliveryFailure';
import { MailStatus, MailType } from './MailChips';
import { type Mail, useMail } from './mailing.api';

export interface OpenMailProps {
  /** Open mail, or null if the dialog is closed. */
  id: string | null;
  onOpen: (id: string | null) => void;
}

/** Dialog that shows a mail, with links to the previous mail and to the reply. */
export function OpenMail({ id, onOpen }: OpenMailProps) {
  const { t } = useTranslation('mailing');
  const { data: mail, error, mutate } = useMail(id);
  const { parentMailId, childMailId } = mail ?? {};
  return (
    <Dialog
      open={id !== null}
      onOpenChange={(open) => (open ? undefined : onOpen(null))}
      size="large"
      title={mail?.mailSubject ?? t('mail')}
      footer={
        parentMailId || childMailId ? (
          <>
            {parentMailId ? (
              <Button leadingIcon={<Icon of={ArrowLeft} size={16} />} onClick={() => onOpen(parentMailId)}>
                {t('previousMail')}
              </Button>
            ) : null}
            {childMailId ? (
              <Button
                variant="solid"
                tone="accent"
                trailingIcon={<Icon of={ArrowRight} size={16} />}
                onClick={() => onOpen(childMailId)}
              >
                {t('viewReply')}
              </Button>
            ) : null}
          </>
        ) : null
      }
    >
      {mail ? (
        <OneMail mail={mail} />
      ) : error ? (
        <ErrorState title={error.message} message={t('failedText')} onRetry={() => mutate()} />
      ) : (
        <Stack gap={12} aria-busy>
          <Skeleton width={220} />
          <Skeleton shape="box" height={160} />
        </Stack>
      )}
    </Dialog>
  );
}

function OneMail({ mail }: { mail: Mail }) {
  const { t } = useTranslation('mailing');
  const { reference, emailType, emailStatus, fromDetails, toDetails, attachments, mailBody } = mail;
  return (
    <Stack gap={16}>
      <Inline gap={8}>
        <Text asChild tone="muted" numeric>
          <span>{reference}</span>
        </Text>
        <MailType status={emailType} />
        {fromDetails.type === 'AGENT' ? <MailStatus status={emailStatus} /> : null}
      </Inline>
      {mail.failure ? <DeliveryFailure mail={mail} reason={mail.failure} /> : null}
      <Card>
        <Stack gap={16}>
          <Inline gap={12} justify="between">
            <Inline gap={12}>
              <Avatar name={fromDetails.name} src={fromDetails.photo?.fileUrl} />
              <Stack gap={0}>
                <Text weight="label">{fromDetails.name}</Text>
                <Text size="caption" tone="muted">
                  {t('toWhom', { name: toDetails.name, email: toDetails.email })}
                </Text>
              </Stack>
            </Inline>
            <Text asChild size="caption" tone="muted" numeric>
              <span>{formatDateTime(mail.creationDateTimeStamp)}</span>
            </Text>
          </Inline>
          <RichText html={mailBody} />
          {attachments.length > 0 ? <Attachments files={attachments} /> : null}
        </Stack>
      </Card>
    </Stack>
  );
}
