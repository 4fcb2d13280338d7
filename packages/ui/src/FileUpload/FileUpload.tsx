'use client';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { formatBytes } from '../DocCard/formatBytes';
import { Dropzone } from '../Dropzone/Dropzone';
import { FormField } from '../FormField/FormField';
import { type FieldProps, splitField } from '../FormField/fieldProps';
import { Grid, type GridColumns } from '../Grid/Grid';
import * as messages from '../messages/english';
import { type MessageText, useLocale, useTranslate } from '../messages/messages';
import type { NativeProps } from '../nativeProps';
import { Stack } from '../Stack/Stack';
import { useFormReset } from '../useFormReset';
import { useOwnRef } from '../useOwnRef';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { CameraButton } from './CameraButton';
import { describeLimits } from './describeLimits';
import { FileRow } from './FileRow';
import { documentTypes, type FileError, type FileItem, totalBytes } from './fileItem';
import { type FileListOptions, useFileList } from './useFileList';

const defaultErrors: Record<FileError, MessageText> = {
  empty: messages.fileEmpty,
  refused: messages.fileRefused,
  tooLarge: messages.fileTooLarge,
  tooMany: messages.fileTooMany,
  unreadable: messages.fileUnreadable,
  wrongKind: messages.fileWrongKind,
};

export interface FileUploadProps<Result = unknown>
  extends FieldProps,
    Omit<FileListOptions<Result>, 'onOutcome' | 'accept'>,
    Omit<NativeProps<'div'>, 'id' | 'children' | 'role' | 'ref' | 'defaultValue'>,
    Pick<NativeProps<'button'>, 'ref' | 'disabled'> {
  /**
   * Accepted extensions, MIME types and MIME groups: `.pdf`, `application/pdf`, `image/*`. Defaults to `documentTypes`; `any`
   * accepts every file.
   */
  accept?: readonly string[] | 'any';
  /** One line about the accepted files. Defaults to a text built from `accept` and `maxBytes`. */
  description?: ReactNode;
  /** Error messages that replace the default ones. */
  errorTexts?: Partial<Record<FileError, string>>;
  /** Adds a button that takes a photo, on phones and tablets only. Defaults to `false`. */
  camera?: boolean;
  /** Number of columns for the list of files. Defaults to 1. */
  columns?: GridColumns;
}

/**
 * Form field for files, added by file dialog, drop or paste. Each file has a row with its progress and errors; a rejected file
 * does not affect the others. `ref` refers to the button that opens the dialog.
 *
 * Keyboard: Tab moves to the button and to the buttons of each file, Enter and Space press them, Ctrl V on the button pastes.
 *
 * @example
 * <FileUpload label="Documents" upload={upload} multiple />
 */
export function FileUpload<Result = unknown>({
  value,
  defaultValue,
  onValueChange,
  upload,
  accept: accepted = documentTypes,
  maxBytes,
  multiple = false,
  disabled = false,
  description,
  errorTexts,
  camera = false,
  columns = 1,
  ref,
  ...props
}: FileUploadProps<Result>) {
  const [field, root] = splitField(props);
  const translate = useTranslate();
  const locale = useLocale();
  const accept = accepted === 'any' ? undefined : accepted;
  const limits = { accept, maxBytes, multiple };
  const limitsText = description ?? describeLimits(limits, translate, locale);
  const [announcement, announce] = useState('');

  const limit = maxBytes === undefined ? '' : formatBytes(maxBytes, locale);
  const errorOf = ({ error, message }: FileItem<Result>) =>
    error && (message || errorTexts?.[error] || translate(defaultErrors[error], { limit }));
  const { items, progress, ...files } = useFileList<Result>({
    ...limits,
    value,
    defaultValue,
    onValueChange,
    upload,
    onOutcome: (item) => {
      const error = errorOf(item);
      announce(error ? `${item.name}: ${error}` : translate(messages.fileUploaded, { name: item.name }));
    },
  });

  const add = (chosen: File[]) => {
    const added = files.add(chosen);
    const names = added.filter(({ error }) => !error).map(({ name }) => name);
    announce(
      [
        ...(names.length > 0
          ? [translate(messages.filesAdded, { names: new Intl.ListFormat(locale).format(names) })]
          : []),
        ...added.flatMap((item) => (item.error ? [`${item.name}: ${errorOf(item)}`] : [])),
      ].join('. '),
    );
  };

  const [button, buttonRef] = useOwnRef(ref);
  useFormReset(button, files.reset);
  const list = useRef<HTMLDivElement>(null);
  const removedIndex = useRef<number>(undefined);
  const remove = ({ id, name }: FileItem<Result>, index: number) => {
    removedIndex.current = index;
    files.remove(id);
    announce(translate(messages.fileRemoved, { name }));
  };
  // The pressed button was removed, so focus moves to the next file, or to the last one.
  useLayoutEffect(() => {
    if (removedIndex.current === undefined) return;
    const rows = list.current?.children ?? [];
    const row = rows[Math.min(removedIndex.current, rows.length - 1)];
    removedIndex.current = undefined;
    const target = [...(row?.querySelectorAll('button') ?? [])].at(-1) ?? button.current;
    target?.focus();
  }, [items, button]);

  return (
    <FormField
      {...field}
      group
      aside={
        maxBytes !== undefined && items.length > 0
          ? translate(messages.usedOf, { used: formatBytes(totalBytes(items), locale), limit })
          : undefined
      }
    >
      {({ 'aria-required': required, ...wiring }) => (
        <Stack gap={8} {...root} {...wiring} role="group">
          <Dropzone
            accept={accept}
            multiple={multiple}
            disabled={disabled}
            onFiles={add}
            invalid={wiring['aria-invalid']}
            buttonRef={buttonRef}
            aria-describedby={wiring['aria-describedby']}
            description={
              (limitsText || required) && (
                <>
                  {limitsText}
                  {required && <VisuallyHidden>{` ${translate(messages.required)}`}</VisuallyHidden>}
                </>
              )
            }
          />
          {camera && <CameraButton disabled={disabled} onFiles={add} />}
          {items.length > 0 && (
            <Grid ref={list} role="list" columns={columns} gap={8}>
              {items.map((item, index) => (
                <FileRow
                  key={item.id}
                  item={item}
                  errorText={errorOf(item)}
                  progress={progress}
                  disabled={disabled}
                  onRetry={() => files.retry(item.id)}
                  onRemove={() => remove(item, index)}
                />
              ))}
            </Grid>
          )}
          <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        </Stack>
      )}
    </FormField>
  );
}
