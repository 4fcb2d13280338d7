'use client';
import { useMemo, useState } from 'react';
import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';
import { ErrorState } from '../ErrorState/ErrorState';
import { Download } from '../icons';
import { DocumentArt } from '../illustrations/illustrations';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import type { NativeProps } from '../nativeProps';
import { Spinner } from '../Spinner/Spinner';
import { useInBrowser } from '../useInBrowser';
import { useSource } from '../useSource';
import * as styles from './FilePreview.css';
import { isOwnAddress, previewKind } from './previewKind';
import { type FileSource, useFile } from './useFile';

export interface FilePreviewProps extends Omit<NativeProps<'div'>, 'children'> {
  /** File name. Its extension determines the preview. */
  name: string;
  /** MIME type, for file names without an extension. */
  type?: string;
  /**
   * Address on this server, content, or a function that loads the content. Only a function can report a failed request:
   * browsers report none for a PDF address.
   */
  source: FileSource;
  /** Download address, offered when the file has no preview. Defaults to `source` if that is an address. */
  downloadHref?: string;
}

/**
 * Preview of an image or PDF. Other files can be downloaded instead. Use `FileViewer` to show the preview over the page.
 *
 * @example
 * <FilePreview name="Declarations.pdf" source={source} />
 */
export function FilePreview({
  name,
  type,
  source,
  downloadHref = typeof source === 'string' ? source : undefined,
  ...rest
}: FilePreviewProps) {
  const translate = useTranslate();
  const inBrowser = useInBrowser();
  const kind = inBrowser ? previewKind(name, type) : undefined;
  const [attempt, setAttempt] = useState(0);
  const { content, error } = useFile(kind && source, attempt);
  const [displayed, setDisplayed] = useState<{ of: typeof content; attempt: number; succeeded: boolean }>();
  const outcome = displayed?.of === content && displayed?.attempt === attempt ? displayed : undefined;

  const blocked = kind === 'pdf' && typeof content === 'string' && !isOwnAddress(content);
  const failed = error !== undefined || blocked || outcome?.succeeded === false;
  const state = !inBrowser ? 'loading' : !kind ? 'unsupported' : failed ? 'failed' : outcome ? 'ready' : 'loading';
  return (
    <div aria-busy={state === 'loading' || undefined} {...rest} data-state={state} className={styles.root}>
      {state === 'unsupported' && (
        <EmptyState
          illustration={<DocumentArt />}
          title={name}
          level={3}
          description={translate(messages.noPreview)}
          action={downloadHref !== undefined && <DownloadLink href={downloadHref} name={name} />}
        />
      )}
      {state === 'failed' && (
        <ErrorState
          title={translate(messages.previewFailed, { name })}
          level={3}
          message={error}
          onRetry={() => setAttempt(attempt + 1)}
        />
      )}
      {kind && !failed && content !== undefined && (
        <PreviewContent
          key={attempt}
          {...{ kind, name, content }}
          onEnd={(succeeded) => setDisplayed({ of: content, attempt, succeeded })}
        />
      )}
      {state === 'loading' && (
        <span className={styles.waiting}>
          <Spinner size="large" label={translate(messages.loading)} />
        </span>
      )}
    </div>
  );
}

interface PreviewContentProps {
  kind: 'image' | 'pdf';
  name: string;
  content: string | Blob;
  /** Called when the file has been displayed or has failed to display. */
  onEnd: (succeeded: boolean) => void;
}

function PreviewContent({ kind, name, content, onEnd }: PreviewContentProps) {
  // Forces the PDF type whatever type the server sent: HTML in this frame would run as a page of our origin.
  const typedContent = useMemo(
    () => (kind === 'pdf' && typeof content !== 'string' ? content.slice(0, content.size, 'application/pdf') : content),
    [kind, content],
  );
  const ref = useSource<HTMLImageElement | HTMLIFrameElement>(typedContent);
  if (kind === 'pdf') return <iframe ref={ref} title={name} onLoad={() => onEnd(true)} className={styles.frame} />;
  return <img ref={ref} alt={name} onLoad={() => onEnd(true)} onError={() => onEnd(false)} className={styles.image} />;
}

/** Link that downloads the file under its name. */
export function DownloadLink({ href, name }: { href: string; name: string }) {
  const translate = useTranslate();
  return (
    <Button asChild leadingIcon={<Download />}>
      <a href={href} download={name}>
        {translate(messages.download)}
      </a>
    </Button>
  );
}
