import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import { Drawer } from '../Drawer/Drawer';
import { useWords } from '../messages/messages';
import * as words from '../messages/words';
import { Select } from '../Select/Select';
import { Stack } from '../Stack/Stack';
import type { Filter, FilterValues } from './FilterBar';

/** A select has no empty value. */
const any = '*';

interface FilterSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  filters: readonly Filter[];
  value: FilterValues;
  /** An empty option asks for nothing. */
  onChoose: (filter: string, option: string) => void;
  clear: ReactNode;
}

/** The filters where there is no room for them in a line. */
export function FilterSheet({ open, onOpenChange, filters, value, onChoose, clear }: FilterSheetProps) {
  const say = useWords();
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={say(words.filters)}
      footer={
        <>
          {clear}
          <Button variant="solid" tone="accent" onClick={() => onOpenChange(false)}>
            {say(words.showResults)}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        {filters.map(({ id, label, options }) => (
          <Select
            key={id}
            label={label}
            options={[{ value: any, label: say(words.filterAny) }, ...options]}
            value={value[id] ?? any}
            onValueChange={(option) => onChoose(id, option === any ? '' : option)}
          />
        ))}
      </Stack>
    </Drawer>
  );
}
