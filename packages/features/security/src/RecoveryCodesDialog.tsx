import { saveFile } from '@fairlead/kit';
import { Alert, Button, CopyButton, Dialog, Icon, Inline, Stack } from '@fairlead/ui';
import { Download, Printer } from 'lucide';
import { useTranslation } from 'react-i18next';
import * as styles from './secondFactor.css';

/** Prints the codes alone, in a window of their own. */
function print(title: string, text: string) {
  const page = window.open('', '_blank', 'width=480,height=640');
  if (!page) return;
  page.document.title = title;
  const content = page.document.createElement('pre');
  content.textContent = text;
  page.document.body.append(content);
  page.print();
  page.close();
}

/** New recovery codes, which are shown once. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const { t } = useTranslation('security');
  const text = `${t('codes.fileTitle')}\n\n${codes.join('\n')}\n`;
  return (
    <Dialog
      open
      // Only the button closes it, because the codes cannot be shown again.
      onOpenChange={() => undefined}
      title={t('codes.title')}
      description={t('codes.text')}
      footer={
        <Button variant="solid" tone="accent" onClick={onClose}>
          {t('codes.done')}
        </Button>
      }
    >
      <Stack gap={16}>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Inline gap={8}>
          <CopyButton text={codes.join('\n')} label={t('codes.copy')} size="small" />
          <Button
            size="small"
            leadingIcon={<Icon of={Download} />}
            onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), t('codes.fileName'))}
          >
            {t('codes.download')}
          </Button>
          <Button size="small" leadingIcon={<Icon of={Printer} />} onClick={() => print(t('codes.fileTitle'), text)}>
            {t('codes.print')}
          </Button>
        </Inline>
        <Alert tone="info">{t('codes.once')}</Alert>
      </Stack>
    </Dialog>
  );
}
