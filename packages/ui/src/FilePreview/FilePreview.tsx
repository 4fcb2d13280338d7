import { useMemo, useState } from 'react';
import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';
import { ErrorState } from '../ErrorState/ErrorState';
import { Download } from '../icons';
import { DocumentArt } from '../illustrations/illustrations';
import { useWords } from '../messages/messages';
import * as words from '../messages/words';
import type { NativeProps } from '../nativeProps';
import { Spinner } from '../Spinner/Spinner';
import { useSource } from '../useSource';
import * as styles from './FilePreview.css';
import { isOwnAddress, previewKind } from './previewKind';
import { type FileSource, useFile } from './useFile';

export interface FilePreviewProps extends Omit<NativeProps<'div'>, 'children'> {
  /** The file's name; its extension says how it is shown. */
  name: string;
  /** Its MIME type, for a name without an extension. */
  type?: string;
  /** An address of this server, the content, or what fetches it. Only of what is fetched the browser tells that it failed. */
  source: FileSource;
  /** Where it can be downloaded: offered when it cannot be shown. The `source`, if that is an address. */
  downloadHref?: string;
}

/**
 * A file, seen in the page: a picture or a PDF. What the browser cannot show can be downloaded. Over the page it is shown by
 * `FileViewer`.
 */
export function FilePreview({
  name,
  type,
  source,
  downloadHref = typeof source === 'string' ? source : undefined,
  ...rest
}: FilePreviewProps) {
  const say = useWords();
  const kind = previewKind(name, type);
  const [attempt, setAttempt] = useState(0);
  const { content, error } = useFile(kind && source, attempt);
  const [drawn, setDrawn] = useState<{ of: typeof content; attempt: number; well: boolean }>();
  const outcome = drawn?.of === content && drawn?.attempt === attempt ? drawn : undefined;

  const blocked = kind === 'pdf' && typeof content === 'string' && !isOwnAddress(content);
  const failed = error !== undefined || blocked || outcome?.well === false;
  const state = !kind ? 'unsupported' : failed ? 'failed' : outcome ? 'ready' : 'loading';
  return (
    <div aria-busy={state === 'loading' || undefined} {...rest} data-state={state} className={styles.root}>
      {state === 'unsupported' && (
        <EmptyState
          illustration={<DocumentArt />}
          title={name}
          level={3}
          description={say(words.noPreview)}
          action={downloadHref !== undefined && <DownloadLink href={downloadHref} name={name} />}
        />
      )}
      {state === 'failed' && (
        <ErrorState
          title={say(words.previewFailed, { name })}
          level={3}
          message={error}
          onRetry={() => setAttempt(attempt + 1)}
        />
      )}
      {kind && !failed && content !== undefined && (
        <Drawn key={attempt} {...{ kind, name, content }} onEnd={(well) => setDrawn({ of: content, attempt, well })} />
      )}
      {state === 'loading' && (
        <span className={styles.waiting}>
          <Spinner size="large" label={say(words.loading)} />
        </span>
      )}
    </div>
  );
}

interface DrawnProps {
  kind: 'image' | 'pdf';
  name: string;
  content: string | Blob;
  /** It is there, or it cannot be shown. */
  onEnd: (well: boolean) => void;
}

function Drawn({ kind, name, content, onEnd }: DrawnProps) {
  // whatever the server called it, a frame takes it for nothing but a PDF: HTML in it would run as a page of ours
  const safe = useMemo(
    () => (kind === 'pdf' && typeof content !== 'string' ? content.slice(0, content.size, 'application/pdf') : content),
    [kind, content],
  );
  const ref = useSource<HTMLImageElement | HTMLIFrameElement>(safe);
  if (kind === 'pdf') return <iframe ref={ref} title={name} onLoad={() => onEnd(true)} className={styles.frame} />;
  return <img ref={ref} alt={name} onLoad={() => onEnd(true)} onError={() => onEnd(false)} className={styles.image} />;
}

/** Saves the file under its name. */
export function DownloadLink({ href, name }: { href: string; name: string }) {
  const say = useWords();
  return (
    <Button asChild leadingIcon={<Download />}>
      <a href={href} download={name}>
        {say(words.download)}
      </a>
    </Button>
  );
}
