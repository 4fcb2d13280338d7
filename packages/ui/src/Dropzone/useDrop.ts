'use client';
import type { HTMLAttributes } from 'react';
import { useDropzone } from 'react-dropzone';
import { useReadOnly } from '../ReadOnly/readOnlyState';

export interface DropOptions {
  /** File extensions and MIME types, as in the `accept` attribute of a file input. Accepts all files by default. */
  accept?: readonly string[];
  /** Accepts several files at once. Defaults to `false`. */
  multiple?: boolean;
  /** Disables choosing, dropping and pasting. */
  disabled?: boolean;
  /** Called with the chosen, dropped or pasted files. Their types and sizes are not checked. */
  onFiles: (files: File[]) => void;
}

/** Adds files by file dialog, drop or paste. The caller validates them, because rejected files are listed with their reason. */
export function useDrop({ accept, multiple = false, disabled, onFiles }: DropOptions) {
  const readOnly = useReadOnly();
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    disabled: disabled === true || readOnly !== undefined,
    multiple: true,
    // Our own button opens the dialog, for pointer and keyboard.
    noClick: true,
    noKeyboard: true,
    // Also stops the input's change event, which a form library listening on a parent would read as the field's value.
    noDragEventsBubbling: true,
    onDrop: (files) => {
      if (files.length > 0) onFiles(files);
    },
  });
  return {
    over: isDragActive,
    open,
    readOnly,
    /** Props of the zone, merged with the given ones. react-dropzone drops these three handlers when `noKeyboard` is set. */
    rootProps: (given: HTMLAttributes<HTMLElement>) => {
      const { onKeyDown, onFocus, onBlur } = given;
      return { ...getRootProps(given), onKeyDown, onFocus, onBlur };
    },
    // Our own button is the visible control, so the input is hidden from everyone.
    inputProps: getInputProps({
      multiple,
      accept: accept?.join(),
      hidden: true,
      style: undefined,
      'aria-label': undefined,
    }),
  };
}
