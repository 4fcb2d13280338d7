import { useId, useState } from 'react';
import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { X } from '../fieldIcons';
import { Inline } from '../Inline/Inline';
import { ChevronDown, ListFilter } from '../icons';
import { Menu } from '../Menu/Menu';
import { MenuRadioGroup, MenuRadioItem } from '../Menu/MenuGroup';
import { useWords } from '../messages/messages';
import * as words from '../messages/words';
import type { NativeProps } from '../nativeProps';
import { below } from '../theme/tokens';
import { useMediaQuery } from '../useMediaQuery';
import { useOwnRef } from '../useOwnRef';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { FilterSheet } from './FilterSheet';

export interface Filter {
  /** The key of its value. */
  id: string;
  label: string;
  /** What it can ask for; “Any” is added. */
  options: readonly { value: string; label: string }[];
}

/** What each filter asks for, by its id; one that asks for nothing is not there. */
export type FilterValues = Readonly<Record<string, string>>;

export interface FilterBarProps extends Omit<NativeProps<'div'>, 'children'> {
  filters: readonly Filter[];
  value: FilterValues;
  onValueChange: (value: FilterValues) => void;
}

/**
 * Several named filters of a list, each a button that says what it asks for. Below 900 px they are one button that says how
 * many are active, and opens them in a sheet. What is chosen holds at once.
 *
 * Keyboard: each is a `Menu`. The focus goes to the first when all are cleared.
 */
export function FilterBar({ filters, value, onValueChange, ref, ...rest }: FilterBarProps) {
  const say = useWords();
  const id = useId();
  const [bar, merged] = useOwnRef(ref);
  const [open, setOpen] = useState(false);
  const narrow = useMediaQuery(below('md'));

  const chosen = ({ id: filter, options }: Filter) => options.find((option) => option.value === value[filter]);
  const count = filters.filter(chosen).length;
  const choose = (filter: string, option: string) => {
    const { [filter]: _, ...others } = value;
    onValueChange(option ? { ...others, [filter]: option } : others);
  };
  const clear = () => {
    onValueChange({});
    bar.current?.querySelector('button')?.focus();
  };
  const clearButton = count > 0 && (
    <Button variant="ghost" leadingIcon={<X />} onClick={clear}>
      {say(words.clearFilters)}
    </Button>
  );

  return (
    <Inline role="group" aria-label={say(words.filters)} wrap gap={8} {...rest} ref={merged}>
      {narrow ? (
        <Button leadingIcon={<ListFilter />} aria-describedby={id} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {say(words.filters)}
          {count > 0 && (
            <Badge tone="accent" aria-hidden>
              {count}
            </Badge>
          )}
        </Button>
      ) : (
        filters.map((filter) => {
          const option = chosen(filter);
          return (
            <Menu
              key={filter.id}
              trigger={
                <Button {...(option && { variant: 'soft', tone: 'accent' })} trailingIcon={<ChevronDown />}>
                  {`${filter.label}: ${option?.label ?? say(words.filterAny)}`}
                </Button>
              }
            >
              <MenuRadioGroup value={option?.value ?? ''} onValueChange={(next) => choose(filter.id, next)}>
                <MenuRadioItem value="">{say(words.filterAny)}</MenuRadioItem>
                {filter.options.map((each) => (
                  <MenuRadioItem key={each.value} value={each.value}>
                    {each.label}
                  </MenuRadioItem>
                ))}
              </MenuRadioGroup>
            </Menu>
          );
        })
      )}
      {clearButton}
      <VisuallyHidden role="status" id={id}>
        {count > 0 && say(words.filtersActive, { count })}
      </VisuallyHidden>
      {narrow && (
        <FilterSheet
          open={open}
          onOpenChange={setOpen}
          filters={filters}
          value={value}
          onChoose={choose}
          clear={clearButton}
        />
      )}
    </Inline>
  );
}
