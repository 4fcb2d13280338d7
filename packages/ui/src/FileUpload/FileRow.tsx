'use client';
import { useSyncExternalStore } from 'react';
import { DocCard } from '../DocCard/DocCard';
import { formatBytes } from '../DocCard/formatBytes';
import { FieldMessage } from '../FormField/FieldMessage';
import { X } from '../fieldIcons';
import { IconButton } from '../IconButton/IconButton';
import { Inline } from '../Inline/Inline';
import { RotateCw } from '../icons';
import * as messages from '../messages/english';
import { useLocale, useTranslate } from '../messages/messages';
import { ProgressBar } from '../ProgressBar/ProgressBar';
import type { FileItem } from './fileItem';
import type { Progress } from './progress';
import { isPicture, Thumbnail } from './Thumbnail';

interface FileRowProps {
  item: FileItem;
  /** Error message. */
  errorText: string | undefined;
  progress: Progress;
  disabled: boolean;
  onRetry: () => void;
  onRemove: () => void;
}

/** One file of the list, with its progress and its error. */
export function FileRow({ item, errorText, progress, disabled, onRetry, onRemove }: FileRowProps) {
  const { id, name, size, type, status, error, file } = item;
  const translate = useTranslate();
  const locale = useLocale();
  const getShare = () => progress.get(id);
  const share = useSyncExternalStore(progress.subscribe, getShare, getShare);
  const uploading = status === 'uploading';
  return (
    <div role="listitem" data-status={status}>
      <DocCard
        {...{ name, type }}
        {...(file && isPicture(file) && { thumbnail: <Thumbnail file={file} type={type} /> })}
        invalid={errorText !== undefined}
        meta={!uploading && formatBytes(size, locale)}
        aside={uploading && share !== undefined && new Intl.NumberFormat(locale, { style: 'percent' }).format(share)}
        actions={
          <Inline gap={4}>
            {(error === 'refused' || error === 'unreadable') && (
              <IconButton
                label={translate(messages.retryFile, { name })}
                size="small"
                disabled={disabled}
                onClick={onRetry}
              >
                <RotateCw />
              </IconButton>
            )}
            <IconButton
              label={translate(uploading ? messages.cancelUpload : messages.removeFile, { name })}
              size="small"
              disabled={disabled}
              onClick={onRemove}
            >
              <X />
            </IconButton>
          </Inline>
        }
      >
        {uploading && (
          <ProgressBar
            label={translate(messages.uploadingFile, { name })}
            value={share === undefined ? undefined : share * 100}
          />
        )}
        <FieldMessage id={`${id}-error`} error={errorText} />
      </DocCard>
    </div>
  );
}
