'use client';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import { Drawer } from '../Drawer/Drawer';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import { Select } from '../Select/Select';
import { Stack } from '../Stack/Stack';
import type { Filter, FilterValues } from './filter';

/** Radix Select does not allow an empty value. */
const any = '*';

interface FilterSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  filters: readonly Filter[];
  value: FilterValues;
  /** An empty `option` clears the filter. */
  onChoose: (filter: string, option: string) => void;
  clear: ReactNode;
}

/** Sheet with all filters, for narrow windows. */
export function FilterSheet({ open, onOpenChange, filters, value, onChoose, clear }: FilterSheetProps) {
  const translate = useTranslate();
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      side="bottom"
      title={translate(messages.filters)}
      footer={
        <>
          {clear}
          <Button variant="solid" tone="accent" onClick={() => onOpenChange(false)}>
            {translate(messages.showResults)}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        {filters.map(({ id, label, options }) => (
          <Select
            key={id}
            label={label}
            options={[{ value: any, label: translate(messages.filterAny) }, ...options]}
            value={value[id] ?? any}
            onValueChange={(option) => onChoose(id, option === any ? '' : option)}
          />
        ))}
      </Stack>
    </Drawer>
  );
}
