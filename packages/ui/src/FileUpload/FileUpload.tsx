import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { formatBytes } from '../DocCard/formatBytes';
import { Dropzone } from '../Dropzone/Dropzone';
import { FormField } from '../FormField/FormField';
import { type FieldProps, splitField } from '../FormField/fieldProps';
import { Grid, type GridProps } from '../Grid/Grid';
import { useLocale, useWords, type Word } from '../messages/messages';
import * as words from '../messages/words';
import type { NativeProps } from '../nativeProps';
import { Stack } from '../Stack/Stack';
import { useFormReset } from '../useFormReset';
import { useOwnRef } from '../useOwnRef';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { describeLimits } from './describeLimits';
import { FileRow } from './FileRow';
import { type FileFault, type FileItem, type FileLimits, totalBytes } from './fileItem';
import { type FileListOptions, useFileList } from './useFileList';

const faultWords: Record<FileFault, Word> = {
  empty: words.fileEmpty,
  refused: words.fileRefused,
  tooLarge: words.fileTooLarge,
  tooMany: words.fileTooMany,
  unreadable: words.fileUnreadable,
  wrongKind: words.fileWrongKind,
};

export interface FileUploadProps<Result = unknown>
  extends FieldProps,
    FileLimits,
    Omit<FileListOptions<Result>, 'onOutcome'>,
    Omit<NativeProps<'div'>, 'id' | 'children' | 'role' | 'ref' | 'defaultValue'>,
    Pick<NativeProps<'button'>, 'ref' | 'disabled'> {
  /** What may be added, in a line; made of `accept` and `maxBytes` when it is left out. */
  description?: ReactNode;
  /** What the product says to a fault, in place of the usual words. */
  faultTexts?: Partial<Record<FileFault, string>>;
  /** In how many columns the files stand. */
  columns?: GridProps['columns'];
}

/**
 * Files of a form: chosen, dropped or pasted, each in a row of its own with how far it is and what is wrong with it. One
 * that is refused leaves the others as they are. `ref` reaches the button that opens the dialog.
 *
 * Keyboard: Tab to the button, Enter and Space open the dialog; Tab to the buttons of each file; Ctrl V on the button pastes.
 */
export function FileUpload<Result = unknown>({
  value,
  defaultValue,
  onValueChange,
  upload,
  accept,
  maxBytes,
  multiple = false,
  disabled = false,
  description,
  faultTexts,
  columns = 1,
  ref,
  ...props
}: FileUploadProps<Result>) {
  const [field, root] = splitField(props);
  const say = useWords();
  const locale = useLocale();
  const limits = { accept, maxBytes, multiple };
  const about = description ?? describeLimits(limits, say, locale);
  const [said, announce] = useState('');

  const limit = maxBytes === undefined ? '' : formatBytes(maxBytes, locale);
  const faultOf = ({ fault, message }: FileItem<Result>) =>
    fault && (message || faultTexts?.[fault] || say(faultWords[fault], { limit }));
  const { items, progress, ...files } = useFileList<Result>({
    ...limits,
    value,
    defaultValue,
    onValueChange,
    upload,
    onOutcome: (item) => {
      const error = faultOf(item);
      announce(error ? `${item.name}: ${error}` : say(words.fileUploaded, { name: item.name }));
    },
  });

  const add = (chosen: File[]) => {
    const added = files.add(chosen);
    const names = added.filter(({ fault }) => !fault).map(({ name }) => name);
    announce(
      [
        ...(names.length > 0 ? [say(words.filesAdded, { names: new Intl.ListFormat(locale).format(names) })] : []),
        ...added.flatMap((item) => (item.fault ? [`${item.name}: ${faultOf(item)}`] : [])),
      ].join('. '),
    );
  };

  const [button, buttonRef] = useOwnRef(ref);
  useFormReset(button, files.reset);
  const list = useRef<HTMLDivElement>(null);
  const vacated = useRef<number>(undefined);
  const remove = ({ id, name }: FileItem<Result>, index: number) => {
    vacated.current = index;
    files.remove(id);
    announce(say(words.fileRemoved, { name }));
  };
  // the button that was pressed is gone: the focus goes to that of the file in its place, or of the last one
  useLayoutEffect(() => {
    if (vacated.current === undefined) return;
    const rows = list.current?.children ?? [];
    const row = rows[Math.min(vacated.current, rows.length - 1)];
    vacated.current = undefined;
    const target = [...(row?.querySelectorAll('button') ?? [])].at(-1) ?? button.current;
    target?.focus();
  }, [items, button]);

  return (
    <FormField
      {...field}
      group
      aside={
        maxBytes !== undefined && items.length > 0
          ? say(words.usedOf, { used: formatBytes(totalBytes(items), locale), limit })
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
              (about || required) && (
                <>
                  {about}
                  {required && <VisuallyHidden>{` ${say(words.required)}`}</VisuallyHidden>}
                </>
              )
            }
          />
          {items.length > 0 && (
            <Grid ref={list} role="list" columns={columns} gap={8}>
              {items.map((item, index) => (
                <FileRow
                  key={item.id}
                  item={item}
                  error={faultOf(item)}
                  progress={progress}
                  disabled={disabled}
                  onRetry={() => files.retry(item.id)}
                  onRemove={() => remove(item, index)}
                />
              ))}
            </Grid>
          )}
          <VisuallyHidden role="status">{said}</VisuallyHidden>
        </Stack>
      )}
    </FormField>
  );
}
